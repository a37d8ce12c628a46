import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trueSearch } from '../../shared/address/trueSearch'
import { countFilters, readTeamAddress, teamParameters, teamQuery } from './teamAddress'

const read = (text: string) => readTeamAddress(new URLSearchParams(text))

describe('the address of a list', () => {
  it('asks for the first page of one’s own level where it says nothing', () => {
    expect(teamQuery(read(''))).toMatchObject({ account: undefined, search: undefined, sort: 'account', order: 'ASC' })
    expect(read('')).toMatchObject({ size: 25, page: 1 })
  })

  it.each([
    ['q=zo&of=agent02', { account: undefined, search: 'zo' }],
    ['of=agent02&sort=balance-desc&size=100&p=3', { account: 'agent02', order: 'DESC', page: 3, pageSize: 100 }],
    ['type=AGENT&active=NO&min=5&max=1,000.50', { type: 'AGENT', active: 'NO', minBalance: '5', maxBalance: '1000.5' }],
    [
      'type=BOSS&active=1&min=-5&max=lots&size=1000&sort=name',
      { type: undefined, minBalance: undefined, pageSize: 25 },
    ],
    ['from=2030-02-30&to=yesterday', { startTime: undefined, endTime: undefined }],
  ])('%s', (text, query) => expect(teamQuery(read(text))).toMatchObject(query))

  it('takes whole days', () => {
    const { startTime, endTime } = teamQuery(read('from=2030-01-10&to=2030-01-10'))
    expect(Number(endTime) - Number(startTime)).toBe(24 * 3_600_000)
  })

  it('is the same after it was set right, whatever it says', () => {
    const names = fc.constantFrom('of', 'q', 'type', 'active', 'from', 'to', 'min', 'max', 'sort', 'size', 'p')
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom('AGENT', 'YES', '2030-01-02', '10', '50', 'balance-asc', 'constructor'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const said = new URLSearchParams(pairs)
        const address = readTeamAddress(said)
        const right = trueSearch(said, teamParameters(address)) ?? said
        expect(readTeamAddress(right)).toEqual(address)
        expect(trueSearch(right, teamParameters(readTeamAddress(right)))).toBeUndefined()
      }),
    )
  })
})

it('counts what narrows the list', () => {
  expect(countFilters({})).toBe(0)
  expect(countFilters(read('type=AGENT&min=1&q=x&sort=balance-desc').filters)).toBe(2)
})

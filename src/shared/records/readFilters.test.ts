import fc from 'fast-check'
import { expect, it } from 'vitest'
import { usualPeriod } from '../period/periodChoice'
import { trueSearch } from '../address/trueSearch'
import { filterParameters, readFilters } from './readFilters'

const known = { vendor: ['LUMA', 'CIND'], status: ['SETTLED', 'PENDING'] }
const now = new Date(2030, 0, 15, 12).getTime()
const readable = { known, ahead: false, now }
const usual = { period: usualPeriod, page: 1, chosen: { vendor: undefined, status: undefined } }

it.each([
  ['', {}],
  [
    'vendor=LUMA&status=PENDING&period=today&p=3',
    { period: { type: 'preset', preset: 'today' }, page: 3, chosen: { vendor: 'LUMA', status: 'PENDING' } },
  ],
  ['vendor=NONE', {}],
  ['vendor=luma', {}],
  ['status=constructor&period=1999', {}],
  ['vendor=CIND&status=', { chosen: { vendor: 'CIND', status: undefined } }],
  ['p=abc&startTime=9e99', {}],
])('%s', (search, said) => {
  expect(readFilters(new URLSearchParams(search), readable)).toEqual({ ...usual, ...said })
})

it('takes any code while nobody has said which there are, and nothing else', () => {
  const unknown = { ...readable, known: { vendor: undefined } }
  expect(readFilters(new URLSearchParams('vendor=NEW_1'), unknown).chosen).toEqual({ vendor: 'NEW_1' })
  expect(readFilters(new URLSearchParams({ vendor: '<b>' }), unknown).chosen).toEqual({ vendor: undefined })
})

it('filters by what the controls can show, and the address says the same', () => {
  const name = fc.constantFrom('vendor', 'status', 'period', 'p', 'page')
  const value = fc.oneof(
    fc.constantFrom('LUMA', 'PENDING', 'today', '2', '-1', 'NONE', ''),
    fc.string({ maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const search = new URLSearchParams(pairs)
      const filters = readFilters(search, readable)
      for (const [key, said] of Object.entries(filters.chosen)) {
        expect([undefined, ...known[key as keyof typeof known]]).toContain(said)
      }
      const address = trueSearch(search, filterParameters(filters)) ?? search
      expect(readFilters(address, readable)).toEqual(filters)
      expect(trueSearch(address, filterParameters(filters))).toBeUndefined()
    }),
  )
})

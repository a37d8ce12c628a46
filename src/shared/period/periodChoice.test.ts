import fc from 'fast-check'
import { expect, it } from 'vitest'
import { trueSearch } from '../address/trueSearch'
import { asRange, boundsOf, periodParameters, readPeriod, usualPeriod } from './periodChoice'

const now = new Date(2030, 0, 15, 12).getTime()
const behind = { ahead: false, now }
const ahead = { ahead: true, now }
const preset = (name: string) => ({ type: 'preset', preset: name })

it.each([
  ['', behind, usualPeriod],
  ['period=today', behind, preset('today')],
  ['period=next7', ahead, preset('next7')],
  ['period=next7', behind, usualPeriod],
  ['period=constructor', ahead, usualPeriod],
  ['period=range&from=2030-01-01&to=2030-01-03', behind, { type: 'range', from: '2030-01-01', to: '2030-01-03' }],
  ['period=range&from=2030-01-03&to=2030-01-01', behind, usualPeriod],
  ['period=range&from=2030-01-01', behind, usualPeriod],
  ['period=range&from=2020-01-01&to=2030-01-01', behind, usualPeriod],
  ['from=2030-01-01&to=2030-01-03', behind, usualPeriod],
] as const)('%s', (search, readable, choice) => {
  expect(readPeriod(new URLSearchParams(search), readable)).toEqual(choice)
})

it('an address says what is shown, and nothing else', () => {
  const name = fc.constantFrom('period', 'from', 'to', 'page')
  const value = fc.constantFrom('today', 'previous30', 'next30', 'range', '2030-01-01', '2030-01-09', '2030-99-99', '')
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), fc.boolean(), (pairs, isAhead) => {
      const search = new URLSearchParams(pairs)
      const choice = readPeriod(search, { ahead: isAhead, now })
      const address = trueSearch(search, periodParameters(choice)) ?? search
      expect(readPeriod(address, { ahead: isAhead, now })).toEqual(choice)
      expect(trueSearch(address, periodParameters(choice))).toBeUndefined()
      const { from, to } = boundsOf(choice, now)
      expect(from).toBeLessThan(to)
    }),
  )
})

it.each([
  ['today', '2030-01-15'],
  ['previous7', '2030-01-09'],
  ['next7', '2030-01-15'],
] as const)('%s begins as a range on %s', (name, from) => {
  expect(asRange({ type: 'preset', preset: name }, now)).toEqual({ from, to: '2030-01-15' })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumDecimals } from '../../lib/decimalSum'
import { isIdle, readBreakdown, rowsOf, runningTotals } from './breakdown'

const sums = { count: 1, stake: '10.00', win: 4, net: '-6.00' }
const profit = {
  currency: 'USD',
  totals: { ...sums, bonus: '1.00', result: '-5.00' },
  days: [{ ...sums, time: 5, bonus: '1.00', result: '-5.00' }],
  categories: [{ ...sums, category: 'RNG' }],
  vendors: [{ ...sums, vassalage: 'CIND', vendorName: 'Cindermill' }],
}

it('makes rows of days with bonuses, of categories and vendors without', () => {
  const common = { count: 1, stake: '10.00', win: '4', net: '-6.00' }
  expect(rowsOf.day(profit)).toEqual([{ ...common, id: '5', time: 5, bonus: '1.00', result: '-5.00' }])
  expect(rowsOf.category(profit)).toEqual([{ ...common, id: 'RNG', code: 'RNG', result: '-6.00' }])
  expect(rowsOf.vendor(profit)).toEqual([{ ...common, id: 'CIND', code: 'CIND', name: 'Cindermill', result: '-6.00' }])
})

it.each([
  ['vendor', 'vendor'],
  ['constructor', 'day'],
  [null, 'day'],
])('%s is told by %s', (text, breakdown) => {
  expect(readBreakdown(text)).toBe(breakdown)
})

it('knows a day on which nothing happened', () => {
  const [row] = rowsOf.day(profit)
  if (!row) throw new Error('no row')
  expect(isIdle(row)).toBe(false)
  expect(isIdle({ ...row, count: 0 })).toBe(false)
  expect(isIdle({ ...row, count: 0, bonus: '0.00' })).toBe(true)
})

it('adds up to the cent, whatever the rows are', () => {
  const cents = fc.integer({ min: -1e12, max: 1e12 }).map((units) => sumDecimals([(units / 100).toFixed(2)], 2))
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 100 }), (results) => {
      const rows = results.map((result, place) => ({ ...played, id: String(place), result }))
      const totals = runningTotals(rows)
      expect(totals).toHaveLength(rows.length)
      expect(totals.at(-1)).toBe(sumDecimals(results, 2))
      for (const [place, total] of totals.entries()) {
        expect(sumDecimals([total])).toBe(sumDecimals(results.slice(0, place + 1)))
      }
    }),
  )
})

const played = { count: 1, stake: '0', win: '0', net: '0' }

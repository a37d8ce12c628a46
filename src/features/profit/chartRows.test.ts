import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumDecimals } from '../../lib/decimalSum'
import { chartRows } from './chartRows'

const rowOf = (result: string, place: number) => ({
  ...{ id: String(place), count: 1, stake: '0', win: '0', net: result, result },
})

it('shows the largest results, and what the others come to', () => {
  const rows = ['1.00', '-9.00', '3.00', '-2.00'].map(rowOf)
  const { shown, others } = chartRows(rows, 3)
  expect(shown.map(({ result }) => result)).toEqual(['-9.00', '3.00'])
  expect(others).toEqual({ count: 2, result: '-1.00' })
  expect(chartRows(rows, 4)).toEqual({ shown: rows, others: undefined })
})

it('loses no cent', () => {
  const cents = fc.integer({ min: -1e9, max: 1e9 }).map((units) => (units / 100).toFixed(2))
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 40 }), fc.integer({ min: 1, max: 12 }), (results, room) => {
      const { shown, others } = chartRows(results.map(rowOf), room)
      expect(shown.length + (others ? 1 : 0)).toBeLessThanOrEqual(Math.max(room, results.length > 0 ? 1 : 0))
      expect(sumDecimals([...shown.map(({ result }) => result), others?.result ?? '0'], 2)).toBe(
        sumDecimals(results, 2),
      )
      expect(shown.length + (others?.count ?? 0)).toBe(results.length)
    }),
  )
})

import { expect, test } from 'vitest'
import { moneyFor, pointsForOne } from './moneyFor'

test.each([
  ['100', '20', '5.00'],
  ['101', '20.00', '5.05'],
  ['1', '3', '0.33'],
  ['999999999999', '0.5', '1999999999998.00'],
  ['1.5', '20', undefined],
  ['', '20', undefined],
  ['100', '0', undefined],
])('%s points at %s are %s', (points, ratio, money) => {
  expect(moneyFor(points, ratio)).toBe(money)
})

test.each([
  ['100.00', '5.00', '20.00'],
  ['2000', '150.00', '13.33'],
  ['1000.00', '70', '14.29'],
  ['100', '0.00', undefined],
])('%s points for %s are %s for one', (points, amount, ratio) => {
  expect(pointsForOne(points, amount)).toBe(ratio)
})

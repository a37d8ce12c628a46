import { expect, test } from 'vitest'
import { moneyFor } from './pointsMoney'

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

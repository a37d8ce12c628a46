import { expect, it } from 'vitest'
import { decimal } from './money'

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [123_45, '123.45'],
  [-100_00, '-100.00'],
  [9_007_199_254_740_991, '90071992547409.91'],
])('%d minor units are %s', (minor, text) => {
  expect(decimal(minor)).toBe(text)
})

it('takes whole amounts alone', () => {
  expect(() => decimal(0.5)).toThrow(RangeError)
})

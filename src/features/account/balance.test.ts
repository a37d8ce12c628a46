import { expect, it } from 'vitest'
import { decimalOf } from './balance'

it.each([
  ['12.50', '12.50'],
  [12.5, '12.5'],
  [1e21, '1000000000000000000000'],
  [0.00000012, '0.00000012'],
  [-3, '-3'],
])('%j is the decimal string %s', (money, expected) => expect(decimalOf(money)).toBe(expected))

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { negated, shareOf, signOf, sumDecimals } from './decimalSum'

const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
const decimal = cents.map((units) => {
  const digits = (units < 0n ? -units : units).toString().padStart(3, '0')
  return { units, text: `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` }
})

describe('sums', () => {
  it('are exact where floats are not', () => {
    expect(sumDecimals(['0.1', '0.2'])).toBe('0.3')
    expect(sumDecimals(['9007199254740993.01', '0.01'])).toBe('9007199254740993.02')
    expect(sumDecimals([], 2)).toBe('0.00')
    expect(sumDecimals(['1', '-3.5'])).toBe('-2.5')
  })

  it('do not depend on the order, and a number and its opposite are nothing', () => {
    fc.assert(
      fc.property(fc.array(decimal), (list) => {
        const texts = list.map(({ text }) => text)
        expect(sumDecimals(texts, 2)).toBe(sumDecimals(texts.toReversed(), 2))
        expect(signOf(sumDecimals([...texts, ...texts.map(negated)], 2))).toBe(0)
      }),
    )
  })
})

test.each([
  ['50.00', '200.00', 0.25],
  ['0', '10', 0],
  ['300', '200.5', 1],
  ['-1', '10', 0],
  ['0.00', '0.00', 1],
])('%s of %s is %d', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share)
})

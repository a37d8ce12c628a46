import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimalFrom, isLess } from './decimal'
import { feeOf } from './fee'

const one = { rate: '0.01', minimum: '1.00', maximum: '50.00' }

it.each([
  ['1000.00', one, '10.00'],
  ['1000', one, '10.00'],
  ['100.01', one, '1.01'],
  ['20', one, '1.00'],
  ['9000', one, '50.00'],
  ['0.5', one, '0.50'],
  ['100', { rate: '0' }, '0.00'],
  ['100', { rate: '0.0125' }, '1.25'],
])('of %s under %j: %s', (amount, fee, expected) => expect(feeOf(amount, fee)).toBe(expected))

it('grows with the amount, and is never more than it', () => {
  const minor = fc.bigInt({ min: 0n, max: 10n ** 12n })
  fc.assert(
    fc.property(minor, minor, (some, more) => {
      const [low, high] = [decimalFrom(some, 2), decimalFrom(some + more, 2)]
      expect(isLess(feeOf(high, one), feeOf(low, one))).toBe(false)
      expect(isLess(low, feeOf(low, one))).toBe(false)
    }),
  )
})

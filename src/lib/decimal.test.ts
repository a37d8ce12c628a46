import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalBetween, decimalOf, isLess } from './decimal'

const decimal = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.integer({ min: 0, max: 8 }))
  .chain(([negative, whole, places]) =>
    fc
      .string({ unit: fc.constantFrom(...'0123456789'), minLength: places, maxLength: places })
      .map((fraction) => `${negative ? '-' : ''}${whole}${places === 0 ? '' : `.${fraction}`}`),
  )

describe('decimalBetween', () => {
  it('keeps every digit of large amounts', () => {
    expect(decimalBetween('900719925474099.10', '900719925474099.30', 0.5)).toBe('900719925474099.20')
    expect(decimalBetween('10', '10.50', 0.5)).toBe('10.25')
    expect(decimalBetween('-0.05', '0.05', 0.25)).toBe('-0.03')
  })

  it('starts at one and ends at the other, whatever the part', () => {
    fc.assert(
      fc.property(decimal, decimal, (from, to) => {
        expect(decimalBetween(from, to, 0)).toBe(from)
        expect(decimalBetween(from, to, 1)).toBe(to)
        expect(decimalBetween(from, to, Number.NaN)).toBe(to)
      }),
    )
  })

  it('never leaves the way between', () => {
    fc.assert(
      fc.property(decimal, decimal, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, part) => {
        const [low, high] = isLess(a, b) ? [a, b] : [b, a]
        const now = decimalBetween(a, b, part)
        expect(isLess(now, low) || isLess(high, now)).toBe(false)
      }),
    )
  })
})

it('writes numbers without an exponent', () => {
  expect(decimalOf(1e15)).toBe('1000000000000000')
  expect(decimalOf(0.1)).toBe('0.1')
  expect(decimalOf('7.50')).toBe('7.50')
})

it.each([
  ['12.50', '12.50'],
  [12.5, '12.5'],
  [1e21, '1000000000000000000000'],
  [0.00000012, '0.00000012'],
  [-3, '-3'],
])('%j is the decimal string %s', (value, expected) => expect(decimalOf(value)).toBe(expected))

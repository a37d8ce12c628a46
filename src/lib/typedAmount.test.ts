import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { checkAmount, readAmount } from './typedAmount'

test.each([
  ['100', '100'],
  [' 1 000.5 ', '1000.5'],
  ['1,000.50', '1000.50'],
  ['1.000,50', '1000.50'],
  ['1’000', undefined],
  ["1'000", '1000'],
  ['007', '7'],
  ['0.10', '0.10'],
  ['١٢٣٫٥٠', '123.50'],
  ['١٬٠٠٠', '1000'],
  ['１００', '100'],
  ['', undefined],
  ['-5', undefined],
  ['−5', undefined],
  ['1e3', undefined],
  ['12.345', undefined],
  ['1.000.000', '1000000'],
  ['1,000', '1000'],
  ['9999999999999', undefined],
  ['ten', undefined],
])('%j is %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})

it('keeps every amount of cents as it is, and never throws', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (minor) => {
      const text = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
      expect(readAmount(text)).toBe(text)
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => /^\d{1,12}(\.\d{1,2})?$/.test(readAmount(text) ?? '0')))
})

const limits = { minimum: '20.00', maximum: '500.00' }
test.each([
  ['', { problem: 'required' }],
  ['a lot', { problem: 'format' }],
  ['19.99', { problem: 'least' }],
  ['20', { amount: '20' }],
  ['500.00', { amount: '500.00' }],
  ['500.01', { problem: 'most' }],
])('%j between 20 and 500: %j', (typed, outcome) => {
  expect(checkAmount(typed, limits)).toEqual(outcome)
})

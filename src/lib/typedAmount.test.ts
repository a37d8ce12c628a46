import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { unitsOf } from './decimal'
import { checkAmount, readAmount } from './typedAmount'

test.each([
  ['100', '100'],
  [' 1 000.5 ', '1000.5'],
  ['1,000.50', '1000.5'],
  ['1.000,50', '1000.5'],
  ['300.00', '300'],
  ['300.0', '300'],
  ['0.00', '0'],
  ['1’000', undefined],
  ["1'000", '1000'],
  ['007', '7'],
  ['0.10', '0.1'],
  ['١٢٣٫٥٠', '123.5'],
  ['١٬٠٠٠', '1000'],
  ['\u202e50\u200f', '50'],
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

it('reads every amount of cents, however it is written, as one text, and never throws', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (minor) => {
      const text = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
      const amount = readAmount(text) ?? ''
      expect(unitsOf(amount, 2)).toBe(BigInt(minor))
      for (const other of [`0${text}`, ` ${text} `, text.replace('.', ','), amount])
        expect(readAmount(other)).toBe(amount)
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
  ['500.00', { amount: '500' }],
  ['500.01', { problem: 'most' }],
  ['999999999999999999999', { problem: 'most' }],
])('%j between 20 and 500: %j', (typed, outcome) => {
  expect(checkAmount(typed, limits)).toEqual(outcome)
})

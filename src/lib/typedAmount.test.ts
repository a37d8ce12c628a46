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
  ['10 000 000,5', '10000000.5'],
  ['1\u202f000', '1000'],
  ['1,00,000.50', '100000.5'],
  ['12,34,567', '1234567'],
  ['50.0.0', undefined],
  ['20.00.00', undefined],
  ['100.5.5', undefined],
  ['100,5,5', undefined],
  ['1.2.3.4', undefined],
  ['1 0 0', undefined],
  ['1,000,50', undefined],
  ['1.000.50', undefined],
  ['1,000.000', undefined],
  ['1.000 000', undefined],
  ['0,100', undefined],
  ['1000,000', undefined],
  ['1,0000', undefined],
  ['(100)', undefined],
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
  // every grouping of the same amount is that amount; with one digit lost or too many it is none
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 10 ** 11 }), fc.constantFrom(' ', ',', '.', "'"), (whole, sign) => {
      const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, sign)
      expect(readAmount(`${grouped}${sign === ',' ? '.' : ','}25`)).toBe(`${whole}.25`)
      expect(readAmount(`${grouped}${sign}0${sign}0`)).toBeUndefined()
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

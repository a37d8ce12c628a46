import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { moneySchema } from '../../../src/contract/money'
import { decimalFrom, decimalOf } from '../../../src/lib/decimal'
import { formatMoney, shortMoney, sumPieces } from '../../../src/lib/formatMoney'
import { plainFigure, roundMoney } from '../../../src/lib/plainFigure'

const languages = ['en', 'ar', 'zh-CN', 'vi', 'hi', 'fr', 'bn', 'de']
const currencies = ['USD', 'IDR', 'VND', 'AED', 'USDT', '']

/** Hundredths of amounts with one to eighteen digits before the point, of each length as often. */
const cents = fc
  .integer({ min: 1, max: 18 })
  .chain((digits) =>
    fc.bigInt({ min: digits === 1 ? 0n : 10n ** BigInt(digits + 1), max: 10n ** BigInt(digits + 2) - 1n }),
  )
const language = fc.constantFrom(...languages)
const currency = fc.constantFrom(...currencies)

const digitsOf = (text: string) => text.replace(/\D/g, '')
const accepted = (value: unknown) => z.safeParse(moneySchema, value).success

it('an amount that the contract takes has each of its digits in the whole form, in every language and currency', () => {
  fc.assert(
    fc.property(cents, fc.boolean(), language, currency, (sum, negative, tag, code) => {
      const amount = decimalFrom(negative ? -sum : sum, 2)
      expect(accepted(amount)).toBe(true)
      const text = formatMoney(decimalOf(amount), code, tag)
      // some currencies are written without cents where there are none
      const [whole, withCents] = [String(sum / 100n), digitsOf(amount)]
      expect(sum % 100n === 0n ? [whole, withCents] : [withCents]).toContain(digitsOf(text))
      expect(sumPieces(text).join('')).toBe(text)
    }),
    { numRuns: 500 },
  )
})

it('an amount without its zero places keeps its digits too', () => {
  fc.assert(
    fc.property(cents, language, currency, (sum, tag, code) => {
      const whole = String(sum / 100n)
      expect(digitsOf(plainFigure(`${whole}.00`, tag))).toBe(whole)
      expect(digitsOf(roundMoney(`${whole}.00`, code, tag))).toBe(whole)
    }),
  )
})

const units: Readonly<Record<string, bigint>> = { '': 1n, K: 10n ** 3n, M: 10n ** 6n, B: 10n ** 9n, T: 10n ** 12n }

it('in short, an amount is cut and never more than it is, nor less by its last place or more', () => {
  fc.assert(
    fc.property(cents, (sum) => {
      const short = shortMoney(decimalFrom(sum, 2), 'USD', 'en', 0) ?? ''
      const [, whole = '', part = '', word = ''] = /^\$([\d,]+)(?:\.(\d{1,2}))?([KMBT]?)$/.exec(short) ?? []
      const unit = units[word] ?? 0n
      const said = BigInt(whole.replaceAll(',', '') + part.padEnd(2, '0')) * unit
      const place = sum >= 10n ** 17n ? 100n * unit : unit
      expect(said <= sum && sum - said < place, short).toBe(true)
    }),
    { numRuns: 500 },
  )
})

it('what would lose digits is no amount: nineteen of them, or a number that JavaScript rounds', () => {
  expect(['9'.repeat(18), `-${'9'.repeat(18)}.12345678`, 2 ** 53 - 1, 0.01].map(accepted)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['1'.repeat(19), '1.123456789', 2 ** 53, -(2 ** 53), 1e21].map(accepted)).toEqual(Array(5).fill(false))
})

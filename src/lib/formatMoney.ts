import { numberFormat } from './intl'

const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

/**
 * Money as text of a language. Digits are never passed through a float: Intl formats the decimal string itself.
 * A currency that ISO 4217 does not know (USDT, points) stands before the number.
 * @param amount decimal string such as "1234.50"; anything else is shown as it came
 * @param plus whether what is above zero says so
 * @param round whether whole sums of a currency go without their places
 */
export function formatMoney(amount: string, currency: string, language: string, plus = false, round = false): string {
  if (!isDecimal(amount)) return amount
  if (/^[A-Z]{3}$/.test(currency)) {
    return writeMoney(formatOf(language, plus, currency, hasCents(amount), round), amount)
  }
  const plain = formatOf(language, plus).format(amount)
  return currency === '' ? plain : `${currency}\u00a0${plain}`
}

/** Whether there is more than whole units. */
const hasCents = (amount: string): boolean => /\.0*[1-9]/.test(amount)

/** Marks of direction, which are not seen. */
const marks = /[\u200e\u200f\u2066-\u2069]/g

/**
 * The same in short, "$98.76B", where it has more letters than `most`; cut, never rounded up. What is beyond the thousands
 * of the largest word, "$12,345T", has no places. Undefined: it fits.
 */
export function shortMoney(amount: string, currency: string, language: string, most: number): string | undefined {
  if (!isDecimal(amount) || formatMoney(amount, currency, language).replace(marks, '').length <= most) return undefined
  const maximumFractionDigits = /\d{16}/.test(amount) ? 0 : 2
  const short = { notation: 'compact', maximumFractionDigits, roundingMode: 'trunc' } as const
  if (!/^[A-Z]{3}$/.test(currency)) {
    const plain = numberFormat(language, short).format(amount)
    return currency === '' ? plain : `${currency}\u00a0${plain}`
  }
  return writeMoney(
    numberFormat(language, { ...short, style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    amount,
  )
}

/**
 * A currency in Latin letters is kept in one piece: from right to left the "$" of "US$" would stand before its letters.
 * @param amount decimal string, or a whole sum
 */
export const writeMoney = (format: Intl.NumberFormat, amount: Intl.StringNumericLiteral | bigint): string =>
  format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' && isMixed(value) ? `\u2066${value}\u2069` : value))
    .join('')

/** Letters of one direction beside a sign of none. */
const isMixed = (symbol: string): boolean => /^[A-Z]+[^A-Z]+$/i.test(symbol)

/** A mark between two digits of a sum, with the first of them. */
const between = /\p{Nd}(\P{Nd})(?=\p{Nd})/gu

/** Digits with which a sum may need more than one line; the first part of a broken one reads as another sum. */
const longest = 12

/** A very long sum in pieces that may stand on lines of their own, for where one line does not hold it: it breaks after a group of digits. */
export function sumPieces(text: string): readonly string[] {
  if (text.replace(/\P{Nd}/gu, '').length <= longest) return [text]
  const separators = [...text.matchAll(between)]
  // one mark alone may be that of the cents
  if (separators.length < 2) return [text]
  const group = separators[0]?.[1]
  const ends = separators.flatMap(({ 0: match, 1: mark, index }) => (mark === group ? [index + match.length] : []))
  return [0, ...ends].map((start, place) => text.slice(start, ends[place]))
}

/** Before the figures and after them, each with its space; empty where the currency touches them. */
export function currencyApart(text: string): readonly [before: string, figures: string, after: string] {
  const [, before = '', figures = text, after = ''] = /^(\P{Nd}*\u00a0)?(.*?)(\u00a0\P{Nd}*)?$/u.exec(text) ?? []
  return [before, figures, after]
}

const twoPlaces = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

function formatOf(language: string, plus: boolean, currency?: string, cents = false, round = false): Intl.NumberFormat {
  const signDisplay = plus ? 'exceptZero' : 'auto'
  if (currency === undefined) return numberFormat(language, { signDisplay, ...twoPlaces })
  const trailingZeroDisplay = round ? 'stripIfInteger' : 'auto'
  const currencyDisplay = 'narrowSymbol'
  const money = { signDisplay, style: 'currency', currency, currencyDisplay, trailingZeroDisplay } as const
  const usual = numberFormat(language, money)
  // some are written without cents, but platforms keep them: what is there is shown, not rounded
  return cents && usual.resolvedOptions().maximumFractionDigits === 0
    ? numberFormat(language, { ...money, ...twoPlaces })
    : usual
}

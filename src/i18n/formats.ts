/** Numbers, money and time as the reader of a language expects them, by Intl. */

/** `amount` is a decimal string in major units: Intl formats it digit by digit, no float is made of it. */
export function formatMoney(amount: string, currency: string | undefined, language: string): string {
  const decimal = amount as Intl.StringNumericLiteral
  if (currency === undefined) {
    return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(decimal)
  }
  return new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(decimal)
}

/** `time` in epoch milliseconds. */
export const formatDate = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time)

export const formatDateTime = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)

export const formatNumber = (value: number, language: string): string => new Intl.NumberFormat(language).format(value)

const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

/**
 * Money as text of a language. Digits are never passed through a float: Intl formats the decimal string itself.
 * A currency that ISO 4217 does not know (USDT, points) stands before the number.
 * @param amount decimal string such as "1234.50"; anything else is shown as it came
 */
export function formatMoney(amount: string, currency: string, language: string): string {
  if (!isDecimal(amount)) return amount
  if (/^[A-Z]{3}$/.test(currency)) {
    const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
    return new Intl.NumberFormat(language, options).format(amount)
  }
  const plain = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)
  return currency === '' ? plain : `${currency}\u00a0${plain}`
}

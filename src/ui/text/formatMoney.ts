const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

/**
 * Money as text of a language. Digits are never passed through a float: Intl formats the decimal string itself.
 * A currency that ISO 4217 does not know (USDT, points) stands before the number.
 * @param amount decimal string such as "1234.50"; anything else is shown as it came
 * @param plus whether what is above zero says so
 */
export function formatMoney(amount: string, currency: string, language: string, plus = false): string {
  if (!isDecimal(amount)) return amount
  if (/^[A-Z]{3}$/.test(currency)) {
    return formatOf(language, plus, currency).format(amount)
  }
  const plain = formatOf(language, plus).format(amount)
  return currency === '' ? plain : `${currency}\u00a0${plain}`
}

const formats = new Map<string, Intl.NumberFormat>()

/** Kept: making one takes longer than hundreds of uses. */
function formatOf(language: string, plus: boolean, currency?: string): Intl.NumberFormat {
  const key = `${language} ${currency ?? ''}${plus ? '+' : ''}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(language, {
    signDisplay: plus ? 'exceptZero' : 'auto',
    ...(currency === undefined
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  })
  formats.set(key, made)
  return made
}

import { formatMoney, writeMoney } from './formatMoney'
import { numberFormat } from './intl'

/** A decimal string as a figure of a language, its places only where there are any. @param language BCP 47 */
export function plainFigure(decimal: string, language: string): string {
  const plain = decimal.replace(/\.0+$/, '')
  return plain.includes('.') ? formatMoney(plain, '', language) : numberFormat(language).format(BigInt(plain))
}

/** Money as text, its places only where there are any: "$30", "$12.50". @param language BCP 47 */
export function roundMoney(amount: string, currency: string, language: string): string {
  if (!/^-?\d+(\.0+)?$/.test(amount)) return formatMoney(amount, currency, language)
  const whole = BigInt(amount.replace(/\.0+$/, ''))
  if (!/^[A-Z]{3}$/.test(currency)) {
    const figure = numberFormat(language).format(whole)
    return currency === '' ? figure : `${currency}\u00a0${figure}`
  }
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const
  return writeMoney(numberFormat(language, style), whole)
}

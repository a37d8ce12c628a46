import { numberFormat } from './intl'

/** The sign that amounts of a currency have in a language, "$"; the code of one that ISO 4217 does not know. @param language BCP 47 */
export function currencySign(currency: string, language: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return currency
  const format = numberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}

import { numberFormat } from './intl'

interface CurrencySign {
  readonly sign: string
  /** It stands behind the figure, as in "5,00 €". */
  readonly isBehind: boolean
}

/** The sign that amounts of a currency have in a language, "$"; the code of one that ISO 4217 does not know. @param language BCP 47 */
export function currencySign(currency: string, language: string): CurrencySign {
  if (!/^[A-Z]{3}$/.test(currency)) return { sign: currency, isBehind: false }
  const format = numberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const parts = format.formatToParts(0)
  const place = (part: string) => parts.findIndex(({ type }) => type === part)
  return { sign: parts[place('currency')]?.value ?? currency, isBehind: place('currency') > place('integer') }
}

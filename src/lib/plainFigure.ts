import { formatMoney } from './formatMoney'
import { numberFormat } from './intl'

/** A decimal string as a figure of a language, its places only where there are any. @param language BCP 47 */
export function plainFigure(decimal: string, language: string): string {
  const plain = decimal.replace(/\.0+$/, '')
  return plain.includes('.') ? formatMoney(plain, '', language) : numberFormat(language).format(BigInt(plain))
}

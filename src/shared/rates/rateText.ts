import { numberFormat } from '../../lib/intl'

/** Basis points as a decimal string of percent: 150 is 1.50. */
export const percentOf = (basisPoints: number): string =>
  `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`

/**
 * A rate as the readers of a language write it, with their digits and their sign; apart from the text around it, whichever
 * way that runs.
 * @param percent a decimal string: 1.50
 */
export function rateText(percent: string, language: string): string {
  const format = numberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  // a hundredth of it, as a decimal still
  return `\u2068${format.format(`${percent}e-2` as Intl.StringNumericLiteral)}\u2069`
}

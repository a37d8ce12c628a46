import { type AmountProblem, checkAmount } from '../../lib/typedAmount'
import { numberFormat } from '../../lib/intl'

/** Basis points as a decimal string of percent: 150 is 1.50. */
export const percentOf = (basisPoints: number): string =>
  `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`

/** Basis points as people read them. */
export const rateText = (basisPoints: number, language: string): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)

/** Typed percent as basis points, from nothing to one's own. */
export function readRate(
  typed: string,
  own: number,
): { readonly rateBp: number } | { readonly problem: AmountProblem } {
  const checked = checkAmount(typed.replace(/[%\u066a]\s*$/, ''), { minimum: '0', maximum: percentOf(own) })
  if ('problem' in checked) return checked
  const [whole = '0', part = ''] = checked.amount.split('.')
  return { rateBp: Number(whole) * 100 + Number(part.padEnd(2, '0')) }
}

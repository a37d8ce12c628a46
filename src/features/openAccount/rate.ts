import { type AmountProblem, checkAmount } from '../../lib/typedAmount'
import { percentOf } from '../../shared/rates/rateText'

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

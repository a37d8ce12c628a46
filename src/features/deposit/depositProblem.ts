import { type AmountProblem, checkAmount } from '../../lib/typedAmount'
import { decimalOf, isLess } from '../../lib/decimal'
import type { Promotion } from './bonusOf'

export type DepositProblem = AmountProblem | 'promotion'

interface Limits {
  readonly minimum: string
  readonly maximum: string
}

/** An amount that the method takes, and the chosen promotion with it. */
export function checkDeposit(
  typed: string,
  limits: Limits,
  promotion: Promotion | undefined,
): { readonly amount: string } | { readonly problem: DepositProblem } {
  const checked = checkAmount(typed, limits)
  if ('problem' in checked || !promotion) return checked
  return isLess(checked.amount, decimalOf(promotion.minimum)) ? { problem: 'promotion' } : checked
}

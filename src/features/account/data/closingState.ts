import type { AccountClosing } from '../../../contract/account-closing'
import { decimalOf, isLess } from '../../../lib/decimal'

/** `moneyFirst`: something can be withdrawn, or is not settled yet. `givesUp`: what is left is too little to be withdrawn. */
export type ClosingState = 'moneyFirst' | 'givesUp' | 'free'

export function closingState({ balance, minimumWithdrawal, openBets, openWithdrawals }: AccountClosing): ClosingState {
  const left = decimalOf(balance)
  if (openBets > 0 || openWithdrawals > 0 || !isLess(left, decimalOf(minimumWithdrawal))) return 'moneyFirst'
  return isLess('0', left) ? 'givesUp' : 'free'
}

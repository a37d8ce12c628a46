import type { AccountClosing } from '../../../contract/account-closing'
import { decimalOf, isLess } from '../../../lib/decimal'

/** `moneyFirst`: something can be withdrawn, or is not settled yet. `givesUp`: what is left is too little to be withdrawn. */
export type ClosingState = 'moneyFirst' | 'givesUp' | 'free'

export function closingState({
  balance,
  minimumWithdrawal,
  openBets,
  openContracts = 0,
  openDeposits = 0,
  openExchanges = 0,
  openWithdrawals,
}: AccountClosing): ClosingState {
  const left = decimalOf(balance)
  const isOpen = openBets + openContracts + openDeposits + openExchanges + openWithdrawals > 0
  if (isOpen || !isLess(left, decimalOf(minimumWithdrawal))) return 'moneyFirst'
  return isLess('0', left) ? 'givesUp' : 'free'
}

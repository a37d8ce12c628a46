import type { Withdrawal } from '../../contract/withdrawal'
import { decimalOf } from '../../lib/decimal'
import { negated, sumDecimals } from '../../lib/decimalSum'

/** What is paid out: the amount less its fee. A decimal string. */
export const payoutOf = ({ amount, fee = '0' }: Pick<Withdrawal, 'amount' | 'fee'>): string =>
  sumDecimals([decimalOf(amount), negated(decimalOf(fee))])

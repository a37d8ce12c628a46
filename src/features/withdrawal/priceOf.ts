import type { WithdrawSettings } from '../../contract/withdraw-settings'
import { decimalOf } from '../../lib/decimal'
import { negated, sumDecimals } from '../../lib/decimalSum'
import { feeOf } from '../../lib/fee'

/** What a withdrawal costs and what arrives, as decimal strings; the platform's answer is what counts. */
export function priceOf(
  amount: string,
  { freeLeft = 0, fee: rule }: Pick<WithdrawSettings, 'freeLeft' | 'fee'>,
): { readonly fee: string; readonly payout: string } {
  const fee =
    freeLeft > 0 || rule === undefined
      ? '0.00'
      : feeOf(amount, {
          rate: rule.rate,
          minimum: rule.minimum === undefined ? undefined : decimalOf(rule.minimum),
          maximum: rule.maximum === undefined ? undefined : decimalOf(rule.maximum),
        })
  return { fee, payout: sumDecimals([amount, negated(fee)]) }
}

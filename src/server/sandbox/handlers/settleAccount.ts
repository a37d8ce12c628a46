import type { MemberCall } from '../call'
import { decideDeposits } from '../store/deposits'
import { decideWithdrawals } from '../store/withdrawals'

/** What has become due by the clock is done before an account is told about itself: the sandbox has no timers. */
export function settleAccount({
  platform,
  merchant,
  account,
}: Pick<MemberCall, 'platform' | 'merchant' | 'account'>): void {
  decideDeposits(platform.database, account.id, merchant.currency.code, platform.now())
  decideWithdrawals(platform.database, account.id, merchant.currency.code, platform.now())
}

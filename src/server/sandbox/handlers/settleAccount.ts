import type { MemberCall } from '../call'
import { settleActivities } from '../store/activities'
import { expireBonuses, hasExpiredBonus } from '../store/bonuses'
import { decideDeposits } from '../store/deposits'
import { settleExchanges } from '../store/exchanges'
import { answerDueFeedback } from '../store/feedback'
import { settleContracts } from '../store/settleContracts'
import { decideWithdrawals } from '../store/withdrawals'

/** What has become due by the clock is done before an account is told about itself: the sandbox has no timers. */
export function settleAccount({
  platform,
  merchant,
  account,
}: Pick<MemberCall, 'platform' | 'merchant' | 'account'>): void {
  const { database } = platform
  const now = platform.now()
  decideDeposits(database, account.id, merchant.currency.code, now)
  decideWithdrawals(database, account.id, merchant.currency.code, now)
  settleContracts(database, account.id, merchant.contracts.zone, now)
  settleActivities(database, account.id, now)
  answerDueFeedback(database, account.id, now)
  settleExchanges(database, account.id, now)
  if (hasExpiredBonus(database, account.id, now)) database.transaction(() => expireBonuses(database, account.id, now))
}

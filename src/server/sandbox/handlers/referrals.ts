import type { ReferralRewards } from '../../../contract/referral-rewards'
import { type Answer, ok, refuse } from '../answer'
import type { MemberCall } from '../call'
import { bonusOffers, bonusTerms } from '../content/bonusOffers'
import { referralRule, referralTurnover } from '../content/referralRule'
import { decimal } from '../money'
import { isAgentType } from '../store/accounts'
import { earnedBy, invitedBy, maskName } from '../store/referrals'
import { readPage } from './readPage'

/** What a member's invitations have earned, and who came; agents have commissions instead. */
export function referralRewards(call: MemberCall): Answer {
  const { platform, merchant, account } = call
  if (isAgentType(account.type)) return refuse('member.only')
  const { range, paging } = readPage(call)
  const rule = referralRule(merchant.currency.code)
  const { earned, rewarded } = earnedBy(platform.database, account.id)
  const { friends, total } = invitedBy(platform.database, account.id, range)
  const value: ReferralRewards = {
    currency: merchant.currency.code,
    reward: decimal(rule.reward),
    minimumDeposit: decimal(rule.minimum),
    turnover: referralTurnover,
    terms: [...bonusTerms(bonusOffers.referral)[call.language]],
    earned: decimal(earned),
    rewarded,
    content: friends.map(({ username, registeredAt, reward, rewardedAt, deposited }) => ({
      name: maskName(username),
      registeredAt,
      step: reward !== null ? 'REWARDED' : deposited ? 'DEPOSITED' : 'REGISTERED',
      ...(reward !== null && rewardedAt !== null && { reward: decimal(reward), rewardedAt }),
    })),
    ...paging(total),
  }
  return ok(value)
}

import type { ClaimReceipt } from '../../../contract/claim-receipt'
import type { MemberRewards } from '../../../contract/member-rewards'
import type { RewardClaimRequest } from '../../../contract/reward-claim-request'
import { validate } from '../../schemas'
import { type Answer, ok, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { rewardOfferOf } from '../content/rewardOffers'
import { claimReward as claim } from '../store/claims'
import { grantDueRewards } from '../store/rewardRules'
import {
  expireRewards,
  findReward,
  rewardClaimedBy,
  rewardsOf,
  rewardTransitions,
  type StoredReward,
} from '../store/rewards'
import { refuseInducement } from './playGuard'
import { refuseClaim, termsOf, toldPrize } from './prize'
import { readPage, word } from './readPage'
import { settleAccount } from './settleAccount'

/** What has become due is granted before a member is told, and what was not claimed in time is over. */
export function settleRewards({ platform: { database, now }, account }: MemberCall): void {
  database.transaction(() => {
    grantDueRewards(database, account, now())
    expireRewards(database, account.id, now())
  })
}

const isState = (text: string | undefined): text is StoredReward['state'] =>
  text !== undefined && Object.hasOwn(rewardTransitions, text)

export function rewardList(call: MemberCall): Answer {
  settleRewards(call)
  const { platform, account, merchant } = call
  const { range, paging } = readPage(call)
  const [state, requestId] = [word(call, 'state'), word(call, 'requestId')]
  const found = (): { readonly rewards: readonly StoredReward[]; readonly total: number } => {
    if (requestId === undefined)
      return rewardsOf(platform.database, account.id, isState(state) ? state : 'CLAIMABLE', range)
    const claimed = rewardClaimedBy(platform.database, account.id, requestId)
    return claimed ? { rewards: [claimed], total: 1 } : { rewards: [], total: 0 }
  }
  const { rewards, total } = found()
  const value: MemberRewards = {
    currency: merchant.currency.code,
    content: rewards.flatMap((reward) => told(call, reward)),
    ...paging(total),
  }
  return ok(value)
}

function told({ language }: MemberCall, reward: StoredReward): MemberRewards['content'] {
  const offer = rewardOfferOf(reward.offer)
  if (!offer) return []
  const { reference, requestId, state, grantedAt, expiresAt, claimedAt } = reward
  const prize = offer.prize(reward.amount)
  return [
    {
      reference,
      ...(requestId !== null && { requestId }),
      name: offer.name[language],
      text: offer.text[language],
      prize: toldPrize(prize),
      state,
      grantedAt,
      expiresAt,
      ...(claimedAt !== null && { claimedAt }),
      ...termsOf(prize, language),
    },
  ]
}

const isRequest = (body: unknown): body is RewardClaimRequest => validate('reward-claim-request', body).length === 0

export function claimReward(call: MemberCall): Answer {
  const { body, platform, account } = call
  if (!isRequest(body)) return refuseFields({ reference: 'required' })
  settleAccount(call)
  const { reference, requestId } = body
  const { database } = platform
  const reward =
    rewardClaimedBy(database, account.id, requestId) === undefined
      ? findReward(database, account.id, reference)
      : undefined
  const prize = reward && rewardOfferOf(reward.offer)?.prize(reward.amount)
  const refused = prize && refuseInducement(call, prize)
  if (refused) return refused
  const outcome = claim(database, { accountId: account.id, requestId, reference }, platform.now())
  if (outcome.state === 'refused') return refuseClaim(outcome.why, 'reward.claimed')
  const value: ClaimReceipt = { reference: outcome.reference, prize: toldPrize(outcome.prize) }
  return ok(value)
}

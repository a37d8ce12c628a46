import * as z from 'zod/mini'
import type { ClaimReceipt } from '../../contract/claim-receipt'
import type { RewardClaimRequest } from '../../contract/reward-claim-request'
import { getAvailablePromotions } from '../../shared/badges/calls'
import { moneyAtoms } from '../../shared/money/moneyAtoms'
import { fateIn, granted, type MoneyCall } from '../../shared/money/moneyCall'
import { claimReward, getRewardList } from './calls'

const content = z.object({ reference: z.string(), what: z.string() })
export type ClaimContent = z.infer<typeof content>

const claim: MoneyCall<ClaimContent, object, ClaimReceipt> = {
  call: claimReward,
  content,
  same: ({ reference }) => [reference],
  body: ({ reference }, _beside, requestId): RewardClaimRequest => ({ reference, requestId }),
  done: granted,
  find: async (client, requestId) =>
    fateIn((await client(getRewardList, { query: { requestId } })).content.map(granted), requestId),
  changes: [getRewardList.id, getAvailablePromotions.id, 'balance'],
}
export const claimMoney = moneyAtoms(claim)

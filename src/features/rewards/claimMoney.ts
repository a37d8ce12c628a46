import * as z from 'zod/mini'
import type { ClaimReceipt } from '../../contract/claim-receipt'
import type { RewardClaimRequest } from '../../contract/reward-claim-request'
import { getAvailablePromotions } from '../../shared/badges/calls'
import { moneyAtoms } from '../../shared/money/moneyAtoms'
import { type Booked, fateIn, type MoneyCall } from '../../shared/money/moneyCall'
import { claimReward, getRewardList } from './calls'

const content = z.object({ reference: z.string(), what: z.string() })
export type ClaimContent = z.infer<typeof content>

const booked = ({ requestId, reference }: Pick<Booked, 'requestId' | 'reference'>): Booked => ({
  requestId,
  reference,
  standing: 'granted',
})

const claim: MoneyCall<ClaimContent, object, ClaimReceipt> = {
  call: claimReward,
  content,
  same: ({ reference }) => [reference],
  body: ({ reference }, _beside, requestId): RewardClaimRequest => ({ reference, requestId }),
  done: booked,
  find: async (client, requestId) =>
    fateIn((await client(getRewardList, { query: { requestId } })).content.map(booked), requestId),
  changes: [getRewardList.id, getAvailablePromotions.id, 'balance'],
}
export const claimMoney = moneyAtoms(claim)

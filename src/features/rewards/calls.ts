import { claimReceiptSchema, type ClaimReceipt } from '../../contract/claim-receipt'
import { memberRewardsSchema, type MemberRewards } from '../../contract/member-rewards'
import type { NamedCall } from '../../platform/calls'

const common = { moduleId: 'REWCEN3', token: true } as const

/** `state`, `page`, `pageSize`; or `requestId`. */
export const getRewardList: NamedCall<MemberRewards> = {
  ...common,
  id: 'rewardList',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRewardList',
  value: memberRewardsSchema,
}

/** Takes RewardClaimRequest. */
export const claimReward: NamedCall<ClaimReceipt> = {
  ...common,
  id: 'claimReward',
  method: 'POST',
  path: '/wps/relay/MCS2_claimReward',
  value: claimReceiptSchema,
}

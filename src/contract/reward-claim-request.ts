// Generated from schemas/reward-claim-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Claiming a reward (MCS2_claimReward). */
export const rewardClaimRequestSchema = z.object({ "reference": z.string().check(z.minLength(1)), "requestId": z.string().check(z.minLength(8), z.maxLength(64)) })
export type RewardClaimRequest = z.infer<typeof rewardClaimRequestSchema>

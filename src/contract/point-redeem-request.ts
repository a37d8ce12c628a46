// Generated from schemas/point-redeem-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** Redeeming a reward (passwordCheck/MCS2_redeemPointReward), sent encrypted. */
export const pointRedeemRequestSchema = z.object({ "rewardId": z.string().check(z.minLength(1)), "quantity": z.number().check(integer, z.gte(1), z.lte(99)), "paymentPassword": z.string().check(z.minLength(1)), "requestId": z.string().check(z.minLength(8), z.maxLength(64)), "address": z.optional(z.string().check(z.maxLength(200))), "payoutAccountId": z.optional(z.string().check(z.minLength(1))) })
export type PointRedeemRequest = z.infer<typeof pointRedeemRequestSchema>

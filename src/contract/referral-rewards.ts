// Generated from schemas/referral-rewards.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'
import { epochSchema } from './epoch'

/** What inviting friends earns, and a page of the friends (MCSFE_getReferralRewards). */
export const referralRewardsSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "reward": moneySchema, "minimumDeposit": moneySchema, "turnover": z.number().check(integer, z.gte(0)), "terms": z.optional(z.array(z.string().check(z.minLength(1)))), "earned": moneySchema, "rewarded": z.number().check(integer, z.gte(0)), "content": z.array(z.object({ "name": z.string().check(z.minLength(1)), "registeredAt": epochSchema, "step": z.enum(["REGISTERED", "DEPOSITED", "REWARDED"]), "reward": z.optional(moneySchema), "rewardedAt": z.optional(epochSchema) })), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type ReferralRewards = z.infer<typeof referralRewardsSchema>

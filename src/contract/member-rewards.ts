// Generated from schemas/member-rewards.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { prizeSchema } from './prize'
import { epochSchema } from './epoch'

/** Reward centre (MCSFE_getRewardList): query `state`, or `requestId` for the one that this request claimed. */
export const memberRewardsSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "content": z.array(z.object({ "reference": z.string().check(z.minLength(1)), "requestId": z.optional(z.string().check(z.minLength(8), z.maxLength(64))), "name": z.string().check(z.minLength(1)), "text": z.optional(z.string()), "prize": prizeSchema, "state": z.enum(["CLAIMABLE", "CLAIMED", "EXPIRED"]), "grantedAt": epochSchema, "expiresAt": epochSchema, "claimedAt": z.optional(epochSchema), "terms": z.optional(z.array(z.string())) })), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type MemberRewards = z.infer<typeof memberRewardsSchema>

// Generated from schemas/point-rewards.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'

/** What points may be redeemed for (MCS2_getPointReward). */
export const pointRewardsSchema = z.array(z.object({ "id": z.string().check(z.minLength(1)), "name": z.string().check(z.minLength(1)), "kind": z.enum(["CASH", "PAYOUT", "ITEM"]), "points": moneySchema, "amount": z.optional(moneySchema), "requiredAmount": z.optional(moneySchema), "stock": z.optional(z.number().check(integer, z.gte(0))), "limit": z.optional(z.number().check(integer, z.gte(0))), "image": z.optional(z.string()), "description": z.optional(z.string()) }))
export type PointRewards = z.infer<typeof pointRewardsSchema>

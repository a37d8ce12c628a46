// Generated from schemas/rank.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { moneySchema } from './money'

/** One step of the VIP ladder: what it takes, and what it gives. */
export const rankSchema = z.object({ "id": z.string().check(z.minLength(1)), "name": z.string().check(z.minLength(1)), "image": z.optional(z.string()), "totalTurnover": moneySchema, "monthlyTurnover": moneySchema, "benefits": z.optional(z.array(z.object({ "id": z.string().check(z.minLength(1)), "name": z.string().check(z.minLength(1)), "unit": z.optional(z.enum(["MONEY", "PERCENT", "COUNT"])), "value": z.optional(moneySchema) }))) })
export type Rank = z.infer<typeof rankSchema>

// Generated from schemas/point-balance.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { moneySchema } from './money'

/** Points of the member (MCS2_getPointBalance). */
export const pointBalanceSchema = z.object({ "balance": moneySchema, "earned": z.optional(moneySchema), "spent": z.optional(moneySchema), "sources": z.optional(z.array(z.object({ "source": z.string().check(z.minLength(1)), "points": moneySchema }))) })
export type PointBalance = z.infer<typeof pointBalanceSchema>

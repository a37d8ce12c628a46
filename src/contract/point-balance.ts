// Generated from schemas/point-balance.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { moneySchema } from './money'

/** Points of the member (MCS2_getPointBalance). */
export const pointBalanceSchema = z.object({ "balance": moneySchema, "earned": z.optional(moneySchema), "spent": z.optional(moneySchema) })
export type PointBalance = z.infer<typeof pointBalanceSchema>

// Generated from schemas/rank-progress.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { moneySchema } from './money'

/** Rank of the member and the way to the next one (MCSFE_getPlayerRankProgress). */
export const rankProgressSchema = z.object({ "playerRankName": z.string().check(z.minLength(1)), "playerRankId": z.optional(z.string()), "nextRankName": z.optional(z.string()), "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "monthlyTurnover": z.object({ "actual": moneySchema, "expected": moneySchema }), "totalTurnover": z.object({ "actual": moneySchema, "expected": moneySchema }) })
export type RankProgress = z.infer<typeof rankProgressSchema>

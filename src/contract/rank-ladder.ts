// Generated from schemas/rank-ladder.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { rankSchema } from './rank'

/** Every rank of the VIP club (MCSFE_getRankLadder); visitors may ask. */
export const rankLadderSchema = z.object({ "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "content": z.array(rankSchema) })
export type RankLadder = z.infer<typeof rankLadderSchema>

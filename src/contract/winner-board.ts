// Generated from schemas/winner-board.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'
import { epochSchema } from './epoch'

/** Winners as the platform reports them (ODSFE2_getWinnerBoard): the latest, or the largest prizes of the query `period` (DAILY, WEEKLY). */
export const winnerBoardSchema = z.array(z.object({ "player": z.string().check(z.minLength(1)), "gameName": z.string().check(z.minLength(1)), "gameCategory": z.optional(z.string().check(z.minLength(1))), "image": z.optional(z.string()), "prize": moneySchema, "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "timestamp": z.optional(epochSchema), "place": z.optional(z.number().check(integer, z.gte(1))), "isOwn": z.optional(z.boolean()) }))
export type WinnerBoard = z.infer<typeof winnerBoardSchema>

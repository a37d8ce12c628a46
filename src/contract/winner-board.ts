// Generated from schemas/winner-board.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { moneySchema } from './money'
import { epochSchema } from './epoch'

/** Recent winners as the platform reports them (ODSFE2_getWinnerBoard). */
export const winnerBoardSchema = z.array(z.object({ "player": z.string().check(z.minLength(1)), "gameName": z.string().check(z.minLength(1)), "prize": moneySchema, "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "timestamp": z.optional(epochSchema) }))
export type WinnerBoard = z.infer<typeof winnerBoardSchema>

// Generated from schemas/lottery-games.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'
import { lotteryGameSchema } from './lottery-game'

/** Lottery games with their draws, as they were at the server's time (/lgw/games/popular, /lotto/lgw/games/opened/numero). */
export const lotteryGamesSchema = z.object({ "serverTime": epochSchema, "list": z.array(lotteryGameSchema) })
export type LotteryGames = z.infer<typeof lotteryGamesSchema>

// Generated from schemas/lottery-opened.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { lotteryDrawSchema } from './lottery-draw'

export const openedGameSchema = z.object({ "gameCode": z.string().check(z.minLength(1)), "draws": z.array(lotteryDrawSchema) })
export type OpenedGame = z.infer<typeof openedGameSchema>

/** Opened numbers of games, the newest draw first (/lotto/lgw/games/opened/numero). */
export const lotteryOpenedSchema = z.object({ "list": z.array(openedGameSchema) })
export type LotteryOpened = z.infer<typeof lotteryOpenedSchema>

// Generated from schemas/lottery-menus.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { lotteryGameSchema } from './lottery-game'
import { epochSchema } from './epoch'

export const lotteryMenuSchema = z.object({ "code": z.string().check(z.minLength(1)), "name": z.string().check(z.minLength(1)), "games": z.array(lotteryGameSchema) })
export type LotteryMenu = z.infer<typeof lotteryMenuSchema>

/** Lottery games by their groups (/lgw/games/game_menus). */
export const lotteryMenusSchema = z.object({ "serverTime": epochSchema, "menus": z.array(lotteryMenuSchema) })
export type LotteryMenus = z.infer<typeof lotteryMenusSchema>

// Generated from schemas/lottery-numbers.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'

export const prizeDrawSchema = z.object({ "gameCode": z.string().check(z.minLength(1)), "name": z.string().check(z.minLength(1)), "issue": z.string().check(z.minLength(1)), "openedAt": epochSchema, "prizes": z.array(z.object({ "name": z.string().check(z.minLength(1)), "numbers": z.array(z.string().check(z.regex(new RegExp("^[0-9A-Za-z]{1,8}$", 'u')))) })) })
export type PrizeDraw = z.infer<typeof prizeDrawSchema>

/** Numbers of Vietnamese draws by their prizes (/lgw/vn/numeros/opened/game). */
export const lotteryNumbersSchema = z.object({ "list": z.array(prizeDrawSchema) })
export type LotteryNumbers = z.infer<typeof lotteryNumbersSchema>

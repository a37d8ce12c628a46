// Generated from schemas/lottery-game.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'
import { lotteryDrawSchema } from './lottery-draw'

export const nextDrawSchema = z.object({ "issue": z.string().check(z.minLength(1)), "closesAt": z.optional(epochSchema), "drawsAt": epochSchema })
export type NextDraw = z.infer<typeof nextDrawSchema>

/** A lottery game with its last and its next draw. */
export const lotteryGameSchema = z.object({ "gameCode": z.string().check(z.regex(new RegExp("^[A-Za-z0-9_.:-]{1,64}$", 'u'))), "name": z.string().check(z.minLength(1)), "vassalage": z.optional(z.string().check(z.minLength(1))), "kind": z.optional(z.string()), "playTypes": z.optional(z.array(z.string().check(z.minLength(1)))), "last": z.optional(lotteryDrawSchema), "next": z.optional(nextDrawSchema) })
export type LotteryGame = z.infer<typeof lotteryGameSchema>

// Generated from schemas/raffle-draw.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { prizeSchema } from './prize'
import { epochSchema } from './epoch'

/** What a ticket has won (MCS2_claimRafflePromotion). */
export const raffleDrawSchema = z.object({ "reference": z.string().check(z.minLength(1)), "requestId": z.optional(z.string().check(z.minLength(8), z.maxLength(64))), "prizeId": z.string().check(z.minLength(1)), "name": z.string().check(z.minLength(1)), "prize": prizeSchema, "drawnAt": epochSchema })
export type RaffleDraw = z.infer<typeof raffleDrawSchema>

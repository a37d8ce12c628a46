// Generated from schemas/jackpot.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { moneySchema } from './money'

/** Jackpots as the platform reports them (VIS_getJackpot). */
export const jackpotSchema = z.array(z.object({ "id": z.string().check(z.minLength(1)), "name": z.string().check(z.minLength(1)), "amount": moneySchema, "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "vassalage": z.optional(z.string()) }))
export type Jackpot = z.infer<typeof jackpotSchema>

// Generated from schemas/raffle-details.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { prizeSchema } from './prize'

/** The raffle (MCSFE_getRaffleDetails). */
export const raffleDetailsSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "tickets": z.object({ "count": z.number().check(integer, z.gte(0)), "nextId": z.optional(z.string().check(z.minLength(1))) }), "weightOfAll": z.number().check(integer, z.gte(1)), "prizes": z.array(z.object({ "id": z.string().check(z.minLength(1)), "name": z.string().check(z.minLength(1)), "prize": prizeSchema, "weight": z.number().check(integer, z.gte(0)) })) })
export type RaffleDetails = z.infer<typeof raffleDetailsSchema>

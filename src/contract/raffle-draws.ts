// Generated from schemas/raffle-draws.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { raffleDrawSchema } from './raffle-draw'

/** Draws of the member, newest first (MCSFE_getRaffleDrawList); of a query `requestId`, the one that it made, or none. */
export const raffleDrawsSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "content": z.array(raffleDrawSchema), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type RaffleDraws = z.infer<typeof raffleDrawsSchema>

// Generated from schemas/bet-records.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'
import { epochSchema } from './epoch'

/** Bets of a period with their totals (ODSFE2_MemTransDet). */
export const betRecordsSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "totals": z.object({ "count": z.number().check(integer, z.gte(0)), "stake": moneySchema, "win": moneySchema, "net": moneySchema, "open": z.optional(moneySchema) }), "content": z.array(z.object({ "id": z.string().check(z.minLength(1)), "time": epochSchema, "vassalage": z.string().check(z.minLength(1)), "vendorName": z.optional(z.string()), "category": z.optional(z.string()), "gameName": z.optional(z.string()), "stake": moneySchema, "win": moneySchema, "net": moneySchema, "status": z.enum(["SETTLED", "PENDING", "CANCELLED"]), "dueTime": z.optional(epochSchema) })), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type BetRecords = z.infer<typeof betRecordsSchema>

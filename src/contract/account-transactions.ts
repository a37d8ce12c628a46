// Generated from schemas/account-transactions.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'
import { epochSchema } from './epoch'

/** Movements of the member's main wallet with their totals (ODSFE2_MemFundTransDet). */
export const accountTransactionsSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "totals": z.object({ "incoming": moneySchema, "outgoing": moneySchema, "net": moneySchema }), "content": z.array(z.object({ "id": z.string().check(z.minLength(1)), "time": epochSchema, "type": z.string().check(z.minLength(1)), "amount": moneySchema, "balance": z.optional(moneySchema), "reference": z.optional(z.string()), "bet": z.optional(z.object({ "id": z.string().check(z.minLength(1)), "gameName": z.optional(z.string()), "vendorName": z.optional(z.string()) })), "vendorName": z.optional(z.string()), "status": z.enum(["DONE", "PENDING", "FAILED"]) })), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type AccountTransactions = z.infer<typeof accountTransactionsSchema>

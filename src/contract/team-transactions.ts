// Generated from schemas/team-transactions.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'
import { epochSchema } from './epoch'

/** Movements of the main wallets of an agent's team in a period (MCSFE_getTeamTransactions). */
export const teamTransactionsSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "levels": z.number().check(integer, z.gte(0)), "totals": z.object({ "incoming": moneySchema, "outgoing": moneySchema, "net": moneySchema }), "types": z.array(z.object({ "type": z.string().check(z.minLength(1)), "count": z.number().check(integer, z.gte(0)), "incoming": moneySchema, "outgoing": moneySchema, "net": moneySchema })), "content": z.array(z.object({ "id": z.string().check(z.minLength(1)), "account": z.string().check(z.minLength(1)), "level": z.number().check(integer, z.gte(1)), "time": epochSchema, "type": z.string().check(z.minLength(1)), "amount": moneySchema, "balance": z.optional(moneySchema), "reference": z.optional(z.string()) })), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type TeamTransactions = z.infer<typeof teamTransactionsSchema>

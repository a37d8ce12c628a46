// Generated from schemas/net-deposits.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'
import { moneySchema } from './money'

/** What was paid in and out since the account was opened (ODSFE2_MemNetDeposits). */
export const netDepositsSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "since": epochSchema, "deposits": moneySchema, "withdrawals": moneySchema, "net": moneySchema, "depositCount": z.number().check(integer, z.gte(0)), "withdrawalCount": z.number().check(integer, z.gte(0)) })
export type NetDeposits = z.infer<typeof netDepositsSchema>

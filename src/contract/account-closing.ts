// Generated from schemas/account-closing.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'

/** What closing the account means for its money and its contracts (/wps/member/close, GET). */
export const accountClosingSchema = z.object({ "balance": moneySchema, "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "minimumWithdrawal": moneySchema, "openWithdrawals": z.number().check(integer, z.gte(0)), "openDeposits": z.optional(z.number().check(integer, z.gte(0))), "openContracts": z.optional(z.number().check(integer, z.gte(0))), "endingContracts": z.optional(z.number().check(integer, z.gte(0))), "openProposals": z.optional(z.number().check(integer, z.gte(0))), "openExchanges": z.optional(z.number().check(integer, z.gte(0))), "openBets": z.number().check(integer, z.gte(0)) })
export type AccountClosing = z.infer<typeof accountClosingSchema>

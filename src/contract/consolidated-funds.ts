// Generated from schemas/consolidated-funds.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { moneySchema } from './money'

/** The member's funds taken together, and the contracts that the account has (/wps/member/info/funds/consolidated). */
export const consolidatedFundsSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "total": moneySchema, "main": z.optional(moneySchema), "vendors": z.optional(moneySchema), "turnoverLeft": z.optional(moneySchema), "contracts": z.optional(z.array(z.string().check(z.minLength(1)))) })
export type ConsolidatedFunds = z.infer<typeof consolidatedFundsSchema>

// Generated from schemas/profit-loss.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'
import { epochSchema } from './epoch'

/** What play has brought in a period (ODSFE2_MemProfitLoss). Days, categories and vendors sum up to the same totals. */
export const profitLossSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "totals": z.object({ "count": z.number().check(integer, z.gte(0)), "stake": moneySchema, "win": moneySchema, "net": moneySchema, "bonus": moneySchema, "result": moneySchema }), "days": z.array(z.object({ "time": epochSchema, "count": z.number().check(integer, z.gte(0)), "stake": moneySchema, "win": moneySchema, "net": moneySchema, "bonus": moneySchema, "result": moneySchema })), "categories": z.array(z.object({ "category": z.string().check(z.minLength(1)), "count": z.number().check(integer, z.gte(0)), "stake": moneySchema, "win": moneySchema, "net": moneySchema })), "vendors": z.array(z.object({ "vassalage": z.string().check(z.minLength(1)), "vendorName": z.optional(z.string()), "category": z.optional(z.string()), "count": z.number().check(integer, z.gte(0)), "stake": moneySchema, "win": moneySchema, "net": moneySchema })) })
export type ProfitLoss = z.infer<typeof profitLossSchema>

// Generated from schemas/deposit-settings.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'
import { describedFieldSchema } from './described-field'

/** Whether and how the member may deposit (MCSFE_getDepositSettings). */
export const depositSettingsSchema = z.object({ "allowDeposit": z.enum(["Y", "N"]), "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "methods": z.optional(z.array(z.object({ "id": z.string().check(z.minLength(1)), "name": z.string().check(z.minLength(1)), "kind": z.enum(["BANK", "EWALLET", "CRYPTO", "CARD"]), "minimum": moneySchema, "maximum": moneySchema, "minutes": z.optional(z.number().check(integer, z.gte(0))), "description": z.optional(z.string()), "fields": z.optional(z.array(describedFieldSchema)), "proof": z.optional(z.enum(["OPTIONAL", "REQUIRED"])), "network": z.optional(z.object({ "name": z.string().check(z.minLength(1)), "asset": z.string().check(z.minLength(1)), "confirmations": z.optional(z.number().check(integer, z.gte(0))) })) }))), "quickAmounts": z.optional(z.array(moneySchema)), "promotions": z.optional(z.array(z.object({ "id": z.string().check(z.minLength(1)), "title": z.string().check(z.minLength(1)), "percent": z.number().check(integer, z.gte(1)), "minimum": moneySchema, "maximumBonus": moneySchema, "turnover": z.number().check(integer, z.gte(0)), "terms": z.optional(z.string()), "conditions": z.optional(z.array(z.string().check(z.minLength(1)))), "methods": z.optional(z.array(z.string().check(z.minLength(1)))) }))) })
export type DepositSettings = z.infer<typeof depositSettingsSchema>

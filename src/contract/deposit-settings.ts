// Generated from schemas/deposit-settings.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'

/** Whether and how the member may deposit (MCSFE_getDepositSettings). */
export const depositSettingsSchema = z.object({ "allowDeposit": z.enum(["Y", "N"]), "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "methods": z.optional(z.array(z.object({ "id": z.string().check(z.minLength(1)), "name": z.string().check(z.minLength(1)), "kind": z.enum(["BANK", "EWALLET", "CRYPTO", "CARD"]), "minimum": moneySchema, "maximum": moneySchema, "minutes": z.optional(z.number().check(integer, z.gte(0))), "description": z.optional(z.string()) }))), "quickAmounts": z.optional(z.array(moneySchema)) })
export type DepositSettings = z.infer<typeof depositSettingsSchema>

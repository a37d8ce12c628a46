// Generated from schemas/withdraw-settings.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'

/** Limits, fee and turnover of withdrawals (MCSFE_getWithdrawSettings). */
export const withdrawSettingsSchema = z.object({ "minimumAmount": moneySchema, "maximumAmount": moneySchema, "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "freePerDay": z.optional(z.number().check(integer, z.gte(0))), "freeLeft": z.optional(z.number().check(integer, z.gte(0))), "fee": z.optional(z.object({ "rate": z.string().check(z.regex(new RegExp("^0(\\.[0-9]{1,6})?$", 'u'))), "minimum": z.optional(moneySchema), "maximum": z.optional(moneySchema) })), "bonusHeld": z.optional(moneySchema), "turnover": z.optional(z.object({ "required": moneySchema, "done": moneySchema, "items": z.optional(z.array(z.object({ "source": z.enum(["DEPOSIT", "BONUS"]), "reference": z.optional(z.string()), "required": moneySchema, "done": moneySchema }))) })), "confirmMinutes": z.optional(z.number().check(integer, z.gte(1))), "banks": z.optional(z.array(z.object({ "id": z.string().check(z.minLength(1)), "name": z.string().check(z.minLength(1)) }))), "networks": z.optional(z.array(z.object({ "id": z.string().check(z.minLength(1)), "name": z.string().check(z.minLength(1)) }))) })
export type WithdrawSettings = z.infer<typeof withdrawSettingsSchema>

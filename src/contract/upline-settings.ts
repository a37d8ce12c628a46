// Generated from schemas/upline-settings.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { moneySchema } from './money'

/** Who money may be transferred to and within which limits (MCSFE_getUplineTransferSettings). available is what the main wallet holds; turnoverLeft must be staked first. */
export const uplineSettingsSchema = z.object({ "account": z.string().check(z.minLength(1)), "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "minimum": moneySchema, "maximum": moneySchema, "available": moneySchema, "turnoverLeft": z.optional(moneySchema) })
export type UplineSettings = z.infer<typeof uplineSettingsSchema>

// Generated from schemas/contract-settings.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** Kinds of contracts that an agent may have, and what the form of each asks for (MCSFE_getContractSettings). */
export const contractSettingsSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "ownRate": z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u'))), "zone": z.string().check(z.minLength(1)), "replaces": z.enum(["HIGHER", "LOWER"]), "mostRows": z.number().check(integer, z.gte(1)), "kinds": z.array(z.object({ "kind": z.enum(["DIVIDEND", "DAILY_SALARY", "HOURLY_SALARY", "REALTIME_SALARY"]), "cycles": z.array(z.enum(["FIVE_MINUTES", "HOUR", "D", "W", "H", "M"])), "fields": z.array(z.object({ "name": z.enum(["profitLoss", "dailyVolume", "hourlyBet", "singleBet", "minBet", "activeMembers", "rate", "amount", "winRate", "lossRate"]), "part": z.enum(["ASKS", "GIVES"]), "unit": z.enum(["RATE", "AMOUNT", "COUNT"]), "required": z.boolean(), "maximum": z.optional(z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u')))) })) })) })
export type ContractSettings = z.infer<typeof contractSettingsSchema>

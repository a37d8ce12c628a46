// Generated from schemas/open-account-settings.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** What an agent may open accounts with (MCSFE_getOpenAccountSettings). Agents alone. */
export const openAccountSettingsSchema = z.object({ "rateBp": z.number().check(integer, z.gte(0), z.lte(10000)), "kinds": z.array(z.enum(["MEMBER", "AGENT"])).check(z.minLength(1)), "username": z.object({ "patternId": z.optional(z.number().check(integer, z.gte(0), z.lte(22))), "minLength": z.optional(z.number().check(integer, z.gte(0))), "maxLength": z.optional(z.number().check(integer, z.gte(0))), "acceptedPattern": z.optional(z.string()) }), "promotionDomains": z.array(z.string().check(z.minLength(1))) })
export type OpenAccountSettings = z.infer<typeof openAccountSettingsSchema>

// Generated from schemas/registration-settings.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

export const fieldRuleSchema = z.object({ "enabled": z.boolean(), "required": z.boolean(), "patternId": z.optional(z.number().check(integer, z.gte(0), z.lte(22))), "minLength": z.optional(z.number().check(integer, z.gte(0))), "maxLength": z.optional(z.number().check(integer, z.gte(0))), "acceptedPattern": z.optional(z.string()) })
export type FieldRule = z.infer<typeof fieldRuleSchema>

/** Which registration fields the merchant asks for and how each is checked (/wps/system/setting/register). */
export const registrationSettingsSchema = z.object({ "fields": z.record(z.string(), z.any()) })
export type RegistrationSettings = z.infer<typeof registrationSettingsSchema>

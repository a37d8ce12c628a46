// Generated from schemas/settings.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Consolidated settings of the merchant (/wps/system/settings/consolidated): contract types and account rules. */
export const settingsSchema = z.object({ "dailysalreqtype": z.optional(z.string()), "divtypereq": z.optional(z.string()), "contracthoursalreq": z.optional(z.string()), "realtimesalreqtype": z.optional(z.string()), "passwordExpiry": z.optional(z.boolean()), "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))) })
export type Settings = z.infer<typeof settingsSchema>

// Generated from schemas/help-centre.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Articles of the help centre (/wps/system/helpCenter). */
export const helpCentreSchema = z.array(z.object({ "id": z.string().check(z.minLength(1)), "title": z.string().check(z.minLength(1)), "content": z.string(), "group": z.optional(z.string()) }))
export type HelpCentre = z.infer<typeof helpCentreSchema>

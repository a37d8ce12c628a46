// Generated from schemas/member-icon.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Picture of the member (/wps/member/info/icon). */
export const memberIconSchema = z.object({ "id": z.optional(z.string()), "url": z.string().check(z.minLength(1)) })
export type MemberIcon = z.infer<typeof memberIconSchema>

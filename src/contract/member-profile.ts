// Generated from schemas/member-profile.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** What the member told of themselves, and what the merchant asks (/wps/member/profile, GET). */
export const memberProfileSchema = z.object({ "fields": z.record(z.string(), z.any()), "values": z.record(z.string(), z.string()), "locked": z.array(z.string()) })
export type MemberProfile = z.infer<typeof memberProfileSchema>

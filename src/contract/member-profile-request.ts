// Generated from schemas/member-profile-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** The profile as the member wants it (/wps/member/profile, PUT), sent encrypted: a field that is on, not locked and not named is emptied. */
export const memberProfileRequestSchema = z.object({ "values": z.record(z.string(), z.string()) })
export type MemberProfileRequest = z.infer<typeof memberProfileRequestSchema>

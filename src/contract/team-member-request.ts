// Generated from schemas/team-member-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** A new rate or note (MCSFE_changeTeamMember). */
export const teamMemberRequestSchema = z.object({ "account": z.string().check(z.minLength(1), z.maxLength(64)), "rate": z.optional(z.string().check(z.regex(new RegExp("^[0-9]{1,2}(\\.[0-9]{1,2})?$", 'u')))), "remark": z.optional(z.string().check(z.maxLength(200))) })
export type TeamMemberRequest = z.infer<typeof teamMemberRequestSchema>

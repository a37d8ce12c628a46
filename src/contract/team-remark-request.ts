// Generated from schemas/team-remark-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Notes something of somebody of the team (MCSFE_setAgentTeamRemark); an empty text removes the note. */
export const teamRemarkRequestSchema = z.object({ "account": z.string().check(z.minLength(1), z.maxLength(64)), "remark": z.string().check(z.maxLength(200)) })
export type TeamRemarkRequest = z.infer<typeof teamRemarkRequestSchema>

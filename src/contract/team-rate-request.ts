// Generated from schemas/team-rate-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Raises the rate of somebody directly below (MCSFE_setAgentTeamRate). */
export const teamRateRequestSchema = z.object({ "account": z.string().check(z.minLength(1), z.maxLength(64)), "rate": z.string().check(z.regex(new RegExp("^[0-9]{1,3}\\.[0-9]{2}$", 'u'))) })
export type TeamRateRequest = z.infer<typeof teamRateRequestSchema>

// Generated from schemas/team-member.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { teamAccountSchema } from './team-account'
import { moneySchema } from './money'

/** One account of an agent's team, whole (MCSFE_getAgentTeamMember). */
export const teamMemberSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "path": z.array(z.object({ "account": z.string().check(z.minLength(1), z.maxLength(64)) })).check(z.minLength(1)), "row": teamAccountSchema, "figures": z.object({ "deposits": moneySchema, "withdrawals": moneySchema, "turnover": moneySchema, "profit": moneySchema }), "rate": z.object({ "least": z.string().check(z.regex(new RegExp("^[0-9]{1,3}\\.[0-9]{2}$", 'u'))), "most": z.string().check(z.regex(new RegExp("^[0-9]{1,3}\\.[0-9]{2}$", 'u'))), "changeable": z.boolean() }), "remark": z.optional(z.string().check(z.maxLength(200))), "transfer": z.optional(z.object({ "minimum": moneySchema, "maximum": moneySchema, "available": moneySchema, "turnoverLeft": moneySchema })) })
export type TeamMember = z.infer<typeof teamMemberSchema>

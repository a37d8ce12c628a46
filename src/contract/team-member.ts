// Generated from schemas/team-member.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { teamRowSchema } from './team-row'
import { moneySchema } from './money'

/** An account of an agent's team, with its figures and what the agent may do (MCSFE_getTeamMember). */
export const teamMemberSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))).check(z.minLength(1)), "row": teamRowSchema, "path": z.array(z.string().check(z.minLength(1))), "figures": z.object({ "deposits": moneySchema, "withdrawals": moneySchema, "turnover": moneySchema, "payout": moneySchema, "profit": moneySchema }), "remark": z.optional(z.string().check(z.maxLength(200))), "rates": z.optional(z.object({ "least": z.string().check(z.regex(new RegExp("^[0-9]{1,2}(\\.[0-9]{1,2})?$", 'u'))), "most": z.string().check(z.regex(new RegExp("^[0-9]{1,2}(\\.[0-9]{1,2})?$", 'u'))) })), "transfer": z.optional(z.object({ "available": moneySchema, "minimum": moneySchema, "maximum": moneySchema, "turnoverLeft": moneySchema })) })
export type TeamMember = z.infer<typeof teamMemberSchema>

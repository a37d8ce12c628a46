// Generated from schemas/team-overview.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'
import { epochSchema } from './epoch'

/** Everybody below an agent, and their play in a period (MCSFE_getAgentTeamOverview). */
export const teamOverviewSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "agents": z.number().check(integer, z.gte(0)), "members": z.number().check(integer, z.gte(0)), "direct": z.number().check(integer, z.gte(0)), "newMembers": z.number().check(integer, z.gte(0)), "activeMembers": z.number().check(integer, z.gte(0)), "balance": moneySchema, "deposits": moneySchema, "turnover": moneySchema, "payout": moneySchema, "profit": moneySchema, "days": z.array(z.object({ "time": epochSchema, "turnover": moneySchema, "payout": moneySchema, "newMembers": z.number().check(integer, z.gte(0)) })) })
export type TeamOverview = z.infer<typeof teamOverviewSchema>

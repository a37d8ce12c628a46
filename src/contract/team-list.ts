// Generated from schemas/team-list.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'
import { teamAccountSchema } from './team-account'

/** A level of an agent's team, or what a search found in all of it (MCSFE_getAgentTeamList). Of an account that is not in the team nothing is told: it is refused as an unknown one. */
export const teamListSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "path": z.array(z.object({ "account": z.string().check(z.minLength(1), z.maxLength(64)) })).check(z.minLength(1)), "totals": z.object({ "accounts": z.number().check(integer, z.gte(0)), "agents": z.number().check(integer, z.gte(0)), "members": z.number().check(integer, z.gte(0)), "balance": moneySchema }), "content": z.array(teamAccountSchema), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type TeamList = z.infer<typeof teamListSchema>

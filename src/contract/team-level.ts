// Generated from schemas/team-level.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'
import { teamRowSchema } from './team-row'

/** A page of the accounts directly below one, or of those whose names begin with what is searched for (MCSFE_getTeamMembers). */
export const teamLevelSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))).check(z.minLength(1)), "path": z.array(z.string().check(z.minLength(1))), "totals": z.object({ "agents": z.number().check(integer, z.gte(0)), "members": z.number().check(integer, z.gte(0)), "balance": moneySchema }), "content": z.array(teamRowSchema), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type TeamLevel = z.infer<typeof teamLevelSchema>

// Generated from schemas/team-betting.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'

/** Settled bets of an agent's team in a period, by account (MCSFE_getTeamBetting). */
export const teamBettingSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "levels": z.number().check(integer, z.gte(0)), "totals": z.object({ "count": z.number().check(integer, z.gte(0)), "stake": moneySchema, "win": moneySchema, "net": moneySchema }), "content": z.array(z.object({ "account": z.string().check(z.minLength(1)), "nickname": z.optional(z.string()), "agent": z.boolean(), "level": z.number().check(integer, z.gte(1)), "count": z.number().check(integer, z.gte(0)), "stake": moneySchema, "win": moneySchema, "net": moneySchema })), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type TeamBetting = z.infer<typeof teamBettingSchema>

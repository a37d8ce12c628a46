// Generated from schemas/mission-leaderboard.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'
import { prizeSchema } from './prize'

/** Points of missions (MCSFE_getMissionLeaderboard): query `period`. */
export const missionLeaderboardSchema = z.object({ "period": z.enum(["DAILY", "WEEKLY", "MONTHLY"]), "from": epochSchema, "to": epochSchema, "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "prizes": z.optional(z.array(z.object({ "place": z.number().check(integer, z.gte(1)), "prize": prizeSchema }))), "rows": z.array(z.object({ "place": z.number().check(integer, z.gte(1)), "player": z.string().check(z.minLength(1)), "points": z.number().check(integer, z.gte(0)), "isOwn": z.boolean() })), "own": z.object({ "place": z.optional(z.number().check(integer, z.gte(1))), "points": z.number().check(integer, z.gte(0)) }) })
export type MissionLeaderboard = z.infer<typeof missionLeaderboardSchema>

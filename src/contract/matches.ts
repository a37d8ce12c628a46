// Generated from schemas/matches.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'

export const scoreSchema = z.object({ "home": z.number().check(integer, z.gte(0), z.lte(9999)), "away": z.number().check(integer, z.gte(0), z.lte(9999)) })
export type Score = z.infer<typeof scoreSchema>

/** Decimal odds, such as 2.10. */
export const oddSchema = z.string().check(z.regex(new RegExp("^[1-9][0-9]{0,3}(\\.[0-9]{1,3})?$", 'u')))
export type Odd = z.infer<typeof oddSchema>

/** Decimal odds as decimal strings: what a stake of one is paid back with, the stake included. */
export const oddsSchema = z.object({ "home": oddSchema, "draw": z.optional(oddSchema), "away": oddSchema })
export type Odds = z.infer<typeof oddsSchema>

export const teamSchema = z.object({ "name": z.string().check(z.minLength(1)), "logo": z.optional(z.string()), "colours": z.optional(z.array(z.string().check(z.regex(new RegExp("^#[0-9a-f]{6}$", 'u')))).check(z.minLength(2), z.maxLength(2))) })
export type Team = z.infer<typeof teamSchema>

/** How a match stands that has begun. */
export const playSchema = z.object({ "minute": z.optional(z.number().check(integer, z.gte(0), z.lte(999))), "period": z.optional(z.string()), "score": scoreSchema, "parts": z.optional(z.array(scoreSchema).check(z.maxLength(7))) })
export type Play = z.infer<typeof playSchema>

export const matchSchema = z.object({ "matchId": z.string().check(z.regex(new RegExp("^[A-Za-z0-9_.:-]{1,64}$", 'u'))), "vassalage": z.string().check(z.minLength(1)), "startsAt": epochSchema, "home": teamSchema, "away": teamSchema, "isHot": z.optional(z.union([z.literal(0), z.literal(1)])), "live": z.optional(playSchema), "odds": z.optional(oddsSchema), "suspended": z.optional(z.boolean()), "markets": z.optional(z.number().check(integer, z.gte(0))) })
export type Match = z.infer<typeof matchSchema>

export const leagueSchema = z.object({ "leagueId": z.string().check(z.regex(new RegExp("^[A-Za-z0-9_.:-]{1,64}$", 'u'))), "name": z.string().check(z.minLength(1)), "sport": z.string().check(z.regex(new RegExp("^[A-Z][A-Z0-9_]{1,31}$", 'u'))), "sportName": z.string().check(z.minLength(1)), "matches": z.array(matchSchema) })
export type League = z.infer<typeof leagueSchema>

/** Matches of the sportsbooks that are in play or start soon, by league (GLS2_matchList). */
export const matchesSchema = z.object({ "serverTime": epochSchema, "leagues": z.array(leagueSchema) })
export type Matches = z.infer<typeof matchesSchema>

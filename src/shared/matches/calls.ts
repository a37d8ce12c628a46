import * as z from 'zod/mini'
import { leagueSchema, matchesSchema, matchSchema } from '../../contract/matches'
import type { NamedCall } from '../../platform/calls'
import { eachOf } from '../../platform/eachOf'

const listSchema = z.extend(matchesSchema, {
  leagues: eachOf(z.extend(leagueSchema, { matches: eachOf(matchSchema) })),
})

/** Matches that are in play or start soon. `vassalage` for one book's. */
export const getMatches: NamedCall<z.infer<typeof listSchema>> = {
  id: 'matches',
  method: 'GET',
  path: '/wps/relay/GLS2_matchList',
  moduleId: 'GAMELO3',
  alert: false,
  value: listSchema,
}

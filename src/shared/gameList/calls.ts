import * as z from 'zod/mini'
import { gameListSchema } from '../../contract/game-list'
import type { NamedCall } from '../../platform/calls'

/** A page as the hall takes it: its games are read one by one, so that one of them never costs the others. */
const pageSchema = z.extend(gameListSchema, { content: z.array(z.unknown()) })
export type GamePage = z.infer<typeof pageSchema>

const listSchema = z.object({ list: z.array(z.unknown()) })
const contentSchema = z.object({ content: z.array(z.unknown()) })

/** `gameCategory`, `page` from 1, `pageSize`. Visitors browse (spec §1), members as themselves. */
export const getGames: NamedCall<GamePage> = {
  id: 'gameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  moduleId: 'GAMELO3',
  token: 'optional',
  alert: false,
  value: pageSchema,
}

export const getRankList: NamedCall<z.infer<typeof listSchema>> = {
  id: 'rankList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  moduleId: 'GAMELO3',
  value: listSchema,
}

/** `gameCategory`; without one, of all categories. Newest first. */
export const getRecentGames: NamedCall<z.infer<typeof contentSchema>> = {
  id: 'recentGames',
  method: 'GET',
  path: '/wps/relay/MCS2_getRecentGameList',
  moduleId: 'GAMELOREC3',
  token: true,
  value: contentSchema,
}

/** The member's own, the last first. */
export const getFavouriteGames: NamedCall<z.infer<typeof contentSchema>> = {
  id: 'favouriteGames',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  moduleId: 'GAMELOFAV3',
  token: true,
  value: contentSchema,
}

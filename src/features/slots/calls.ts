import { favouriteIdsSchema, type FavouriteIds } from '../../contract/favourite-ids'
import { gameTypesSchema, type GameTypes } from '../../contract/game-types'
import type { NamedCall } from '../../platform/calls'

const favourite = { moduleId: 'GAMELOFAV3', token: true } as const

export const getFavouriteIds: NamedCall<FavouriteIds> = {
  ...favourite,
  id: 'favouriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  alert: false,
  value: favouriteIdsSchema,
}
/** Body `{ nodeId }`. What they answer is not needed. */
export const addFavourite: NamedCall = {
  ...favourite,
  id: 'addFavourite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  value: 'anything',
}
export const removeFavourite: NamedCall = {
  ...addFavourite,
  id: 'removeFavourite',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
}

/** `vassalage`: the vendor. */
export const getVendorGameTypes: NamedCall<GameTypes> = {
  id: 'vendorGameTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  moduleId: 'COMM3',
  alert: false,
  value: gameTypesSchema,
}

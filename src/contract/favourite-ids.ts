// Generated from schemas/favourite-ids.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Ids of a member's favourites, newest first (MCSFE_getFavoriteGames; adding and removing answer the same). */
export const favouriteIdsSchema = z.array(z.string().check(z.minLength(1)))
export type FavouriteIds = z.infer<typeof favouriteIdsSchema>

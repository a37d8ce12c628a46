// Generated from schemas/member-games.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { listedGameSchema } from './listed-game'

/** Games of a member's own list, newest first (MCSFE_getFavoriteGamesList, MCS2_getRecentGameList). */
export const memberGamesSchema = z.object({ "content": z.array(listedGameSchema) })
export type MemberGames = z.infer<typeof memberGamesSchema>

// Generated from schemas/game-list.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { listedGameSchema } from './listed-game'

/** A page of the catalogue, the most popular first (GCSGAME_gameList). */
export const gameListSchema = z.object({ "content": z.array(listedGameSchema), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type GameList = z.infer<typeof gameListSchema>

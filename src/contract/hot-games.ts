// Generated from schemas/hot-games.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

export const gameSchema = z.object({ "nodeId": z.string().check(z.minLength(1)), "gameId": z.string().check(z.minLength(1)), "title": z.string().check(z.minLength(1)), "vassalage": z.string().check(z.minLength(1)), "gameCategory": z.string().check(z.minLength(1)), "isHot": z.optional(z.number().check(integer, z.gte(0), z.lte(1))), "isNew": z.optional(z.number().check(integer, z.gte(0), z.lte(1))), "image": z.optional(z.string()), "rtp": z.optional(z.string().check(z.regex(new RegExp("^[0-9]{1,3}(\\.[0-9]{1,2})?$", 'u')))), "isFav": z.optional(z.boolean()) })
export type Game = z.infer<typeof gameSchema>

/** Games that the platform recommends (GCSGAME_hotGamesV2). */
export const hotGamesSchema = z.object({ "list": z.array(gameSchema) })
export type HotGames = z.infer<typeof hotGamesSchema>

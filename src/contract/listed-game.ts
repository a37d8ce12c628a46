// Generated from schemas/listed-game.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'

/** A game of the catalogue, as its lists carry it (spec §3, game list). */
export const listedGameSchema = z.object({ "nodeId": z.string().check(z.regex(new RegExp("^[A-Za-z0-9_.:-]{1,64}$", 'u'))), "gameId": z.optional(z.string()), "title": z.string().check(z.minLength(1)), "vassalage": z.string().check(z.minLength(1)), "gameCategory": z.optional(z.string()), "gameType": z.optional(z.string()), "isHot": z.optional(z.number().check(integer, z.gte(0), z.lte(1))), "isNew": z.optional(z.number().check(integer, z.gte(0), z.lte(1))), "releasedAt": z.optional(epochSchema), "image": z.optional(z.string()), "rtp": z.optional(z.string().check(z.regex(new RegExp("^[0-9]{1,3}(\\.[0-9]{1,2})?$", 'u')))), "volatility": z.optional(z.string()), "lines": z.optional(z.number().check(integer, z.gte(1), z.lte(65535))), "minBet": z.optional(z.string().check(z.regex(new RegExp("^[0-9]{1,6}(\\.[0-9]{1,4})?$", 'u')))), "features": z.optional(z.array(z.string().check(z.minLength(1)))), "demo": z.optional(z.boolean()), "isFav": z.optional(z.boolean()) })
export type ListedGame = z.infer<typeof listedGameSchema>

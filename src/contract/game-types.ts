// Generated from schemas/game-types.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** Kinds of games of a vendor (GCSGAME_getVassGameType). */
export const gameTypesSchema = z.array(z.object({ "gameType": z.string().check(z.minLength(1)), "count": z.optional(z.number().check(integer, z.gte(0))) }))
export type GameTypes = z.infer<typeof gameTypesSchema>

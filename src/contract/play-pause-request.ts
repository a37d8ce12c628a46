// Generated from schemas/play-pause-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** Begins a break from play (MCSFE_takePlayPause). */
export const playPauseRequestSchema = z.object({ "requestId": z.string().check(z.minLength(8), z.maxLength(64)), "kind": z.enum(["TIMEOUT", "EXCLUSION"]), "length": z.number().check(integer, z.gte(6), z.lte(1008)) })
export type PlayPauseRequest = z.infer<typeof playPauseRequestSchema>

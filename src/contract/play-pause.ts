// Generated from schemas/play-pause.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'

/** A break from play that cannot be ended early; also the value of what it refuses. */
export const playPauseSchema = z.object({ "kind": z.enum(["TIMEOUT", "EXCLUSION"]), "until": epochSchema })
export type PlayPause = z.infer<typeof playPauseSchema>

// Generated from schemas/launch-failure.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'

/** What may come with a refused launch (/wps/game/launchGame). */
export const launchFailureSchema = z.object({ "maintenanceTime": z.optional(z.object({ "start": z.optional(epochSchema), "end": z.optional(epochSchema) })) })
export type LaunchFailure = z.infer<typeof launchFailureSchema>

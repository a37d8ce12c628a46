// Generated from schemas/launch-failure.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** What may come with a refused launch (/wps/game/launchGame). */
export const launchFailureSchema = z.object({ "maintenanceTime": z.optional(z.object({ "start": z.optional(z.number().check(integer, z.gte(0))), "end": z.optional(z.number().check(integer, z.gte(0))) })) })
export type LaunchFailure = z.infer<typeof launchFailureSchema>

// Generated from schemas/launch-response.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Where a started game runs. */
export const launchResponseSchema = z.object({ "game_url": z.optional(z.string()), "game_url2": z.optional(z.string()) })
export type LaunchResponse = z.infer<typeof launchResponseSchema>

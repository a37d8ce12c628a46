// Generated from schemas/check-interval.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** How often play is interrupted by a reality check, kept with the account (MCSFE_changeCheckInterval). */
export const checkIntervalSchema = z.object({ "minutes": z.number().check(integer, z.gte(1), z.lte(1440)) })
export type CheckInterval = z.infer<typeof checkIntervalSchema>

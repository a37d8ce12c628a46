// Generated from schemas/epoch.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** A moment: milliseconds since 1970 in UTC, as far as dates go. */
export const epochSchema = z.number().check(integer, z.gte(0), z.lte(8640000000000000))
export type Epoch = z.infer<typeof epochSchema>

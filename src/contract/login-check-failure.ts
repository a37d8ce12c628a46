// Generated from schemas/login-check-failure.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** Value of a second check that failed. */
export const loginCheckFailureSchema = z.object({ "attemptsLeft": z.optional(z.number().check(integer, z.gte(0))) })
export type LoginCheckFailure = z.infer<typeof loginCheckFailureSchema>

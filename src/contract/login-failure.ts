// Generated from schemas/login-failure.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Value of a sign-in that failed. */
export const loginFailureSchema = z.object({ "captcha": z.optional(z.boolean()) })
export type LoginFailure = z.infer<typeof loginFailureSchema>

// Generated from schemas/login-response.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Value of a sign-in or registration that succeeded. */
export const loginResponseSchema = z.object({ "token": z.string().check(z.minLength(1)), "firstTimeLogin": z.optional(z.boolean()), "passwordExpired": z.optional(z.boolean()), "defaultPassword": z.optional(z.boolean()) })
export type LoginResponse = z.infer<typeof loginResponseSchema>

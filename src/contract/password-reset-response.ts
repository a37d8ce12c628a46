// Generated from schemas/password-reset-response.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Answer to a password reset by phone. The specification names no members; the account name lets the visitor be signed in at once. */
export const passwordResetResponseSchema = z.object({ "username": z.optional(z.string().check(z.minLength(1))) })
export type PasswordResetResponse = z.infer<typeof passwordResetResponseSchema>

// Generated from schemas/password-reset-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** New password by a code sent to the phone (/wps/member/password/verification), sent encrypted. */
export const passwordResetRequestSchema = z.object({ "mobileNum": z.string().check(z.minLength(1)), "verificationCode": z.string().check(z.minLength(1)), "newPassword": z.string().check(z.minLength(1)) })
export type PasswordResetRequest = z.infer<typeof passwordResetRequestSchema>

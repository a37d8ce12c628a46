// Generated from schemas/change-password-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Change of password (/wps/member/password), sent encrypted. */
export const changePasswordRequestSchema = z.object({ "oldPassword": z.string().check(z.minLength(1)), "newPassword": z.string().check(z.minLength(1)), "confirmNewPassword": z.string().check(z.minLength(1)) })
export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>

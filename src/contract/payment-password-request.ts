// Generated from schemas/payment-password-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Setting or changing the payment password (/wps/member/paymentPassword): with the present one, a code sent to the account's phone, or, where there is none yet, the login password. */
export const paymentPasswordRequestSchema = z.object({ "newPassword": z.string().check(z.regex(new RegExp("^[0-9]{6}$", 'u'))), "paymentPassword": z.optional(z.string().check(z.minLength(1), z.maxLength(64))), "password": z.optional(z.string().check(z.minLength(1), z.maxLength(64))), "verificationCode": z.optional(z.string().check(z.minLength(1), z.maxLength(12))) })
export type PaymentPasswordRequest = z.infer<typeof paymentPasswordRequestSchema>

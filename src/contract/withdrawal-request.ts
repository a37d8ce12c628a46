// Generated from schemas/withdrawal-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Asking for a withdrawal (passwordCheck/MCSFE_requestWithdrawal). */
export const withdrawalRequestSchema = z.object({ "accountId": z.string().check(z.minLength(1), z.maxLength(40)), "amount": z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u'))), "paymentPassword": z.string().check(z.minLength(1), z.maxLength(64)), "requestId": z.string().check(z.minLength(8), z.maxLength(64)) })
export type WithdrawalRequest = z.infer<typeof withdrawalRequestSchema>

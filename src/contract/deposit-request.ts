// Generated from schemas/deposit-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Asking for a deposit (MCSFE_requestDeposit). */
export const depositRequestSchema = z.object({ "methodId": z.string().check(z.minLength(1)), "amount": z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u'))), "requestId": z.string().check(z.minLength(8), z.maxLength(64)), "fields": z.optional(z.record(z.string(), z.string().check(z.maxLength(500)))), "proof": z.optional(z.string().check(z.minLength(1), z.maxLength(64))), "promotionId": z.optional(z.string().check(z.minLength(1), z.maxLength(64))) })
export type DepositRequest = z.infer<typeof depositRequestSchema>

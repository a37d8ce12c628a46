// Generated from schemas/withdrawal.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { moneySchema } from './money'
import { epochSchema } from './epoch'

/** One withdrawal. */
export const withdrawalSchema = z.object({ "reference": z.string().check(z.minLength(1)), "requestId": z.optional(z.string().check(z.minLength(8), z.maxLength(64))), "status": z.enum(["PENDING", "APPROVED", "REJECTED", "PAID", "REVIEW", "CONFIRMED", "RETURNED"]), "amount": moneySchema, "fee": z.optional(moneySchema), "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "accountName": z.optional(z.string()), "accountNumber": z.optional(z.string()), "createdAt": epochSchema, "decidedAt": z.optional(epochSchema), "paidAt": z.optional(epochSchema), "confirmBy": z.optional(epochSchema), "confirmation": z.optional(z.object({ "outcome": z.enum(["RECEIVED", "PART", "NOT_RECEIVED", "AUTO", "FORCED"]), "received": z.optional(moneySchema), "remainder": z.optional(moneySchema), "at": epochSchema })), "reason": z.optional(z.string()) })
export type Withdrawal = z.infer<typeof withdrawalSchema>

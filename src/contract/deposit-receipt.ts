// Generated from schemas/deposit-receipt.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { moneySchema } from './money'
import { epochSchema } from './epoch'

/** A deposit that was asked for (MCSFE_requestDeposit, MCSFE_getDepositRequest). */
export const depositReceiptSchema = z.object({ "reference": z.string().check(z.minLength(1)), "requestId": z.optional(z.string().check(z.minLength(8), z.maxLength(64))), "status": z.enum(["PENDING", "CREDITED", "FAILED"]), "methodName": z.optional(z.string()), "amount": moneySchema, "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "createdAt": epochSchema, "expiresAt": z.optional(epochSchema), "instructions": z.array(z.object({ "label": z.string().check(z.minLength(1)), "value": z.string().check(z.minLength(1)) })), "note": z.optional(z.string()), "reason": z.optional(z.string()) })
export type DepositReceipt = z.infer<typeof depositReceiptSchema>

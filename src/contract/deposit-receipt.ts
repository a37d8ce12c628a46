// Generated from schemas/deposit-receipt.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'

/** A deposit that was asked for (MCSFE_requestDeposit, MCSFE_getDepositRequest). */
export const depositReceiptSchema = z.object({ "reference": z.string().check(z.minLength(1)), "status": z.enum(["PENDING", "CREDITED", "FAILED"]), "methodName": z.optional(z.string()), "amount": moneySchema, "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "createdAt": z.number().check(integer, z.gte(0)), "expiresAt": z.optional(z.number().check(integer, z.gte(0))), "instructions": z.array(z.object({ "label": z.string().check(z.minLength(1)), "value": z.string().check(z.minLength(1)) })), "note": z.optional(z.string()), "reason": z.optional(z.string()) })
export type DepositReceipt = z.infer<typeof depositReceiptSchema>

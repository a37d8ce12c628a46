// Generated from schemas/deposit-receipt.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'
import { epochSchema } from './epoch'

/** A deposit that was asked for (MCSFE_requestDeposit, MCSFE_getDepositRequest). */
export const depositReceiptSchema = z.object({ "reference": z.string().check(z.minLength(1)), "requestId": z.optional(z.string().check(z.minLength(8), z.maxLength(64))), "status": z.enum(["PENDING", "CREDITED", "FAILED", "CANCELLED"]), "methodName": z.optional(z.string()), "amount": moneySchema, "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "createdAt": epochSchema, "expiresAt": z.optional(epochSchema), "instructions": z.array(z.object({ "label": z.string().check(z.minLength(1)), "value": z.string().check(z.minLength(1)) })), "note": z.optional(z.string()), "reason": z.optional(z.string()), "cancellable": z.optional(z.boolean()), "network": z.optional(z.object({ "name": z.string().check(z.minLength(1)), "asset": z.string().check(z.minLength(1)), "address": z.string().check(z.minLength(1)), "amount": z.optional(z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,8})?$", 'u')))), "minimum": z.optional(z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,8})?$", 'u')))), "confirmations": z.optional(z.number().check(integer, z.gte(0))) })), "promotion": z.optional(z.object({ "title": z.string().check(z.minLength(1)), "bonus": moneySchema, "turnover": moneySchema })) })
export type DepositReceipt = z.infer<typeof depositReceiptSchema>

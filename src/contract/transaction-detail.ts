// Generated from schemas/transaction-detail.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'
import { moneySchema } from './money'

/** One movement of the member's main wallet (ODSFE2_MemFundTransDetail), and what it belongs to. */
export const transactionDetailSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "id": z.string().check(z.minLength(1)), "time": epochSchema, "type": z.string().check(z.minLength(1)), "amount": moneySchema, "balance": z.optional(moneySchema), "reference": z.optional(z.string()), "status": z.enum(["DONE", "PENDING", "FAILED"]), "balanceBefore": z.optional(moneySchema), "bet": z.optional(z.object({ "id": z.string().check(z.minLength(1)), "gameName": z.optional(z.string()), "vendorName": z.optional(z.string()) })), "vendorName": z.optional(z.string()), "methodName": z.optional(z.string()), "requestTime": z.optional(epochSchema) })
export type TransactionDetail = z.infer<typeof transactionDetailSchema>

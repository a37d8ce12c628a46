// Generated from schemas/upline-transfer.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { moneySchema } from './money'
import { epochSchema } from './epoch'

/** A transfer to the upline: the answer of MCSFE_transferToUpline and a row of the list. */
export const uplineTransferSchema = z.object({ "reference": z.string().check(z.minLength(1)), "requestId": z.optional(z.string().check(z.minLength(8), z.maxLength(64))), "account": z.optional(z.string().check(z.minLength(1))), "amount": moneySchema, "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "time": epochSchema, "status": z.enum(["PENDING", "DONE", "REJECTED"]) })
export type UplineTransfer = z.infer<typeof uplineTransferSchema>

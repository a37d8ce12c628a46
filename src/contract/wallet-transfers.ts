// Generated from schemas/wallet-transfers.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'
import { epochSchema } from './epoch'

/** Transfers between the main wallet and the vendors' (GCS_walletTransferList): those that moved something, newest first. The query requestId answers the transfer of this transactionNo or none. */
export const walletTransfersSchema = z.object({ "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "content": z.array(z.object({ "transactionNo": z.string().check(z.minLength(1)), "fromAccountType": z.number().check(integer, z.gte(0)), "toAccountType": z.number().check(integer, z.gte(0)), "amount": moneySchema, "time": epochSchema, "status": z.enum(["PENDING", "DONE", "FAILED"]) })), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type WalletTransfers = z.infer<typeof walletTransfersSchema>

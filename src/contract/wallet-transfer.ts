// Generated from schemas/wallet-transfer.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** Moving money between the main wallet and a vendor's (GCS_walletTransfer). Sent again with the same number, it answers what it did the first time and moves nothing. Money leaves a vendor's wallet at any time; none goes to a vendor that is in maintenance (game.maintenance) or not offered. */
export const walletTransferSchema = z.object({ "transactionNo": z.string().check(z.regex(new RegExp("^[A-Za-z0-9]{16,64}$", 'u'))), "fromAccountType": z.number().check(integer, z.gte(1)), "toAccountType": z.number().check(integer, z.gte(1)), "amount": z.optional(z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u')))) })
export type WalletTransfer = z.infer<typeof walletTransferSchema>

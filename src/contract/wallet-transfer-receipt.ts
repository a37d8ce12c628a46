// Generated from schemas/wallet-transfer-receipt.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Value of GCS_walletTransfer: what was moved under this number, now or when it was sent first. */
export const walletTransferReceiptSchema = z.object({ "transactionNo": z.string(), "amount": z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,8})?$", 'u'))) })
export type WalletTransferReceipt = z.infer<typeof walletTransferReceiptSchema>

// Generated from schemas/merchant-wallet.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Value of GCS_merchantWallet: how the merchant keeps its members' money. */
export const merchantWalletSchema = z.object({ "isSingle": z.boolean() })
export type MerchantWallet = z.infer<typeof merchantWalletSchema>

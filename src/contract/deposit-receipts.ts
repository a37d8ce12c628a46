// Generated from schemas/deposit-receipts.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { depositReceiptSchema } from './deposit-receipt'

/** The member's latest deposits (MCSFE_getDepositRequestList). */
export const depositReceiptsSchema = z.array(depositReceiptSchema)
export type DepositReceipts = z.infer<typeof depositReceiptsSchema>

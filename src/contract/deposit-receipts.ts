// Generated from schemas/deposit-receipts.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { depositReceiptSchema } from './deposit-receipt'

/** The member's deposits, newest first (MCSFE_getDepositRequestList). */
export const depositReceiptsSchema = z.object({ "content": z.array(depositReceiptSchema), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type DepositReceipts = z.infer<typeof depositReceiptsSchema>

// Generated from schemas/upline-transfers.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { uplineTransferSchema } from './upline-transfer'

/** Transfers to the upline, newest first (MCSFE_getUplineTransferList). The query requestId answers the one of this request or none. */
export const uplineTransfersSchema = z.object({ "content": z.array(uplineTransferSchema), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type UplineTransfers = z.infer<typeof uplineTransfersSchema>

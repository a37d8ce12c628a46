// Generated from schemas/downline-transfer-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** A transfer to an account of one's team (passwordCheck/MCSFE_transferToDownline), sent encrypted. */
export const downlineTransferRequestSchema = z.object({ "account": z.string().check(z.minLength(1), z.maxLength(64)), "amount": z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u'))), "paymentPassword": z.string().check(z.minLength(1), z.maxLength(64)), "requestId": z.string().check(z.minLength(8), z.maxLength(64)) })
export type DownlineTransferRequest = z.infer<typeof downlineTransferRequestSchema>

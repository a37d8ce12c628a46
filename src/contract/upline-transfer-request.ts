// Generated from schemas/upline-transfer-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** A transfer to the upline (passwordCheck/MCSFE_transferToUpline), sent encrypted. */
export const uplineTransferRequestSchema = z.object({ "amount": z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u'))), "paymentPassword": z.string().check(z.minLength(1), z.maxLength(64)), "requestId": z.string().check(z.minLength(8), z.maxLength(64)) })
export type UplineTransferRequest = z.infer<typeof uplineTransferRequestSchema>

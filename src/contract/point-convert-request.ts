// Generated from schemas/point-convert-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Converting points into money (passwordCheck/MCS2_convertPoint), sent encrypted. */
export const pointConvertRequestSchema = z.object({ "points": z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u'))), "paymentPassword": z.string().check(z.minLength(1)), "requestId": z.string().check(z.minLength(8), z.maxLength(64)) })
export type PointConvertRequest = z.infer<typeof pointConvertRequestSchema>

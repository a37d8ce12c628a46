// Generated from schemas/point-receipt.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { moneySchema } from './money'

/** An exchange of points that was taken (passwordCheck/MCS2_redeemPointReward, passwordCheck/MCS2_convertPoint). */
export const pointReceiptSchema = z.object({ "reference": z.string().check(z.minLength(1)), "status": z.enum(["PROCESSING", "REJECTED", "APPROVED"]), "balance": moneySchema })
export type PointReceipt = z.infer<typeof pointReceiptSchema>

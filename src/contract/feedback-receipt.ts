// Generated from schemas/feedback-receipt.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Feedback that was taken (/wps/feedback). */
export const feedbackReceiptSchema = z.object({ "reference": z.string().check(z.minLength(1)) })
export type FeedbackReceipt = z.infer<typeof feedbackReceiptSchema>

// Generated from schemas/feedback-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Feedback of a visitor or member (/wps/feedback). */
export const feedbackRequestSchema = z.object({ "questionType": z.enum(["DEPOSIT", "WITHDRAWAL", "GAME", "SERVICE", "APPLICATION", "OTHER"]), "content": z.string().check(z.minLength(1), z.maxLength(2000)), "contact": z.optional(z.string().check(z.maxLength(80))) })
export type FeedbackRequest = z.infer<typeof feedbackRequestSchema>

// Generated from schemas/feedback-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Feedback of a visitor or member (/wps/feedback). Refused with field.invalid and content: required, length; fileIds: tooMany, unknown; requestId: used, where it stands for another message. */
export const feedbackRequestSchema = z.object({ "questionType": z.enum(["DEPOSIT", "WITHDRAWAL", "GAME", "SERVICE", "APPLICATION", "OTHER"]), "content": z.string().check(z.minLength(1), z.maxLength(8000)), "contact": z.optional(z.string().check(z.maxLength(80))), "fileIds": z.optional(z.array(z.string()).check(z.maxLength(20))), "requestId": z.string().check(z.minLength(8), z.maxLength(64)) })
export type FeedbackRequest = z.infer<typeof feedbackRequestSchema>

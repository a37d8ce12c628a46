// Generated from schemas/feedback-entry.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'

/** Feedback that a member sent, and what was answered. */
export const feedbackEntrySchema = z.object({ "reference": z.string().check(z.minLength(1)), "questionType": z.string().check(z.minLength(1)), "content": z.string(), "contact": z.optional(z.string()), "images": z.number().check(integer, z.gte(0)), "sentAt": epochSchema, "answers": z.array(z.object({ "content": z.string(), "timestamp": epochSchema })) })
export type FeedbackEntry = z.infer<typeof feedbackEntrySchema>

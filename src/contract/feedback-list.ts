// Generated from schemas/feedback-list.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { feedbackEntrySchema } from './feedback-entry'

/** A member's feedback, newest first (GET /wps/feedback): query `reference` for one alone. */
export const feedbackListSchema = z.object({ "content": z.array(feedbackEntrySchema), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type FeedbackList = z.infer<typeof feedbackListSchema>

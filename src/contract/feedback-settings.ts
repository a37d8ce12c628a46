// Generated from schemas/feedback-settings.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** Of the consolidated settings, the lengths of feedback (/wps/system/settings/consolidated). */
export const feedbackSettingsSchema = z.object({ "feedback": z.optional(z.object({ "minLength": z.number().check(integer, z.gte(1)), "maxLength": z.number().check(integer, z.gte(1)) })) })
export type FeedbackSettings = z.infer<typeof feedbackSettingsSchema>

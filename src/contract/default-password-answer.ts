// Generated from schemas/default-password-answer.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** What the edge says of a password. */
export const defaultPasswordAnswerSchema = z.object({ "isDefault": z.boolean() })
export type DefaultPasswordAnswer = z.infer<typeof defaultPasswordAnswerSchema>

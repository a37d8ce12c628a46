// Generated from schemas/default-password-question.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Asked of the edge after a login that was accepted, with the token of the new session: whether the password is the one that the brand gives to new accounts. */
export const defaultPasswordQuestionSchema = z.strictObject({ "password": z.string().check(z.minLength(1), z.maxLength(200)) })
export type DefaultPasswordQuestion = z.infer<typeof defaultPasswordQuestionSchema>

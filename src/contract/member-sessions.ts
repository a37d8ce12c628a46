// Generated from schemas/member-sessions.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'

/** Where the member is logged in (/wps/member/sessions, GET). */
export const memberSessionsSchema = z.object({ "sessions": z.array(z.object({ "id": z.string().check(z.minLength(1)), "device": z.optional(z.string()), "address": z.optional(z.string()), "startedAt": epochSchema, "seenAt": epochSchema, "current": z.boolean() })) })
export type MemberSessions = z.infer<typeof memberSessionsSchema>

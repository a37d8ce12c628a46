// Generated from schemas/member-logins.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'

/** The latest sign-ins of the member, and those that were refused (/wps/member/logins). */
export const memberLoginsSchema = z.object({ "logins": z.array(z.object({ "id": z.string().check(z.minLength(1)), "at": epochSchema, "device": z.optional(z.string()), "address": z.optional(z.string()), "outcome": z.enum(["IN", "REFUSED"]) })) })
export type MemberLogins = z.infer<typeof memberLoginsSchema>

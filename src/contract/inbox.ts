// Generated from schemas/inbox.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'

/** A page of the member's messages (CSP_getInbox). */
export const inboxSchema = z.object({ "unread": z.number().check(integer, z.gte(0)), "content": z.array(z.object({ "id": z.string().check(z.minLength(1)), "title": z.string().check(z.minLength(1)), "content": z.string(), "timestamp": epochSchema, "read": z.boolean(), "notificationType": z.optional(z.string()), "reference": z.optional(z.string().check(z.minLength(1))) })), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type Inbox = z.infer<typeof inboxSchema>

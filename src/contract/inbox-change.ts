// Generated from schemas/inbox-change.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Messages to mark as read or to delete (CSP_readInbox, CSP_deleteInbox). */
export const inboxChangeSchema = z.object({ "ids": z.array(z.string().check(z.minLength(1))) })
export type InboxChange = z.infer<typeof inboxChangeSchema>

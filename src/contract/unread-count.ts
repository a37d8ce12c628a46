// Generated from schemas/unread-count.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** Number of unread messages (CSP_unreadCount). */
export const unreadCountSchema = z.number().check(integer, z.gte(0))
export type UnreadCount = z.infer<typeof unreadCountSchema>

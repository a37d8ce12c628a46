// Generated from schemas/agent-announcements.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'

/** What the operator tells its agents (MCSFE_getAgentAnnouncements). */
export const agentAnnouncementsSchema = z.array(z.object({ "id": z.string().check(z.minLength(1)), "title": z.string().check(z.minLength(1)), "content": z.string(), "timestamp": epochSchema }))
export type AgentAnnouncements = z.infer<typeof agentAnnouncementsSchema>

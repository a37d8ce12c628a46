// Generated from schemas/agent-join-state.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { agentApplicationSchema } from './agent-application'

/** A member's own last application to be an agent (/wps/agent/join). */
export const agentJoinStateSchema = z.object({ "application": z.optional(agentApplicationSchema) })
export type AgentJoinState = z.infer<typeof agentJoinStateSchema>

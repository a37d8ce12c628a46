// Generated from schemas/agent-application.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'

/** An application to be an agent and how it stands. */
export const agentApplicationSchema = z.object({ "reference": z.string().check(z.minLength(1)), "status": z.enum(["PENDING", "APPROVED", "REJECTED"]), "sentAt": epochSchema, "decidedAt": z.optional(epochSchema), "reason": z.optional(z.string()) })
export type AgentApplication = z.infer<typeof agentApplicationSchema>

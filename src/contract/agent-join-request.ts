// Generated from schemas/agent-join-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** An application to be an agent, of a visitor or a member (/wps/agent/join). */
export const agentJoinRequestSchema = z.object({ "fields": z.record(z.string(), z.string().check(z.maxLength(2000))), "affiliateCode": z.optional(z.string().check(z.minLength(1), z.maxLength(64))), "requestId": z.string().check(z.minLength(8), z.maxLength(64)) })
export type AgentJoinRequest = z.infer<typeof agentJoinRequestSchema>

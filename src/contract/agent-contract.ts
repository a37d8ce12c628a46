// Generated from schemas/agent-contract.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { contractTermSchema } from './contract-term'
import { epochSchema } from './epoch'

/** A contract of an agent with the upline or with a direct subordinate, or the proposal of one. */
export const agentContractSchema = z.object({ "reference": z.string().check(z.minLength(1)), "kind": z.enum(["DIVIDEND", "DAILY_SALARY", "HOURLY_SALARY", "REALTIME_SALARY"]), "state": z.enum(["PROPOSED", "IN_FORCE", "REJECTED", "WITHDRAWN", "ENDING", "ENDED", "REPLACED"]), "side": z.enum(["UPLINE", "SUBORDINATE"]), "version": z.number().check(integer, z.gte(1)), "account": z.optional(z.string().check(z.minLength(1))), "cycle": z.enum(["FIVE_MINUTES", "HOUR", "D", "W", "H", "M"]), "terms": z.array(contractTermSchema), "actions": z.array(z.enum(["ACCEPT", "REJECT", "WITHDRAW", "TERMINATE", "RENEW"])), "proposedAt": epochSchema, "decidedAt": z.optional(epochSchema), "startsAt": z.optional(epochSchema), "endsAt": z.optional(epochSchema) })
export type AgentContract = z.infer<typeof agentContractSchema>

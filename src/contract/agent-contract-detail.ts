// Generated from schemas/agent-contract-detail.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { agentContractSchema } from './agent-contract'
import { epochSchema } from './epoch'

/** One contract, what it would take the place of, and what became of it (MCSFE_getContract). */
export const agentContractDetailSchema = z.object({ "contract": agentContractSchema, "earlier": z.optional(agentContractSchema), "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "history": z.array(z.object({ "action": z.enum(["PROPOSE", "ACCEPT", "REJECT", "WITHDRAW", "TERMINATE", "REPLACE", "LEAVE"]), "by": z.enum(["UPLINE", "SUBORDINATE", "PLATFORM"]), "time": epochSchema })) })
export type AgentContractDetail = z.infer<typeof agentContractDetailSchema>

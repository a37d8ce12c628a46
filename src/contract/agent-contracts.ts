// Generated from schemas/agent-contracts.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { agentContractSchema } from './agent-contract'

/** Contracts of an agent, newest first (MCSFE_getContracts). The query: side, kind, state (OPEN, CURRENT, PAST), account, page, pageSize. */
export const agentContractsSchema = z.object({ "content": z.array(agentContractSchema), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type AgentContracts = z.infer<typeof agentContractsSchema>

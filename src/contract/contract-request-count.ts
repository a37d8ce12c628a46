// Generated from schemas/contract-request-count.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** Requests that wait for the account (MCSFE_getContractRequestCount). */
export const contractRequestCountSchema = z.object({ "count": z.number().check(integer, z.gte(0)) })
export type ContractRequestCount = z.infer<typeof contractRequestCountSchema>

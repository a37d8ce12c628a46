// Generated from schemas/contract-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** What is done with a contract (MCS2_processDividendReq, MCS2_processDailySalContract, MCS2_processContractHourSalary, MCSFE_processRealTimeSalaryContract). PROPOSE: account, cycle, terms, requestId. The others: reference, version. */
export const contractRequestSchema = z.object({ "action": z.enum(["PROPOSE", "ACCEPT", "REJECT", "WITHDRAW", "TERMINATE"]), "account": z.optional(z.string().check(z.minLength(1), z.maxLength(64))), "cycle": z.optional(z.enum(["FIVE_MINUTES", "HOUR", "D", "W", "H", "M"])), "terms": z.optional(z.array(z.record(z.string(), z.string().check(z.maxLength(32)))).check(z.maxLength(50))), "requestId": z.optional(z.string().check(z.minLength(8), z.maxLength(64))), "reference": z.optional(z.string().check(z.minLength(1), z.maxLength(32))), "version": z.optional(z.number().check(integer, z.gte(1))) })
export type ContractRequest = z.infer<typeof contractRequestSchema>

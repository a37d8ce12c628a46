// Generated from schemas/withdrawals.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { withdrawalSchema } from './withdrawal'

/** The member's withdrawals, newest first (MCSFE_getWithdrawalRequestList); those that wait for a confirmation (MCSFE_getPaymentConfirmationList). */
export const withdrawalsSchema = z.object({ "content": z.array(withdrawalSchema), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type Withdrawals = z.infer<typeof withdrawalsSchema>

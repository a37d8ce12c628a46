// Generated from schemas/contract-income.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'
import { contractPaymentSchema } from './contract-payment'

/** Payments of contracts in a period, newest first (MCSFE_getContractIncome). The query: startTime, endTime, direction, kind, page, pageSize. */
export const contractIncomeSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "totals": z.object({ "received": moneySchema, "paid": moneySchema, "owed": moneySchema }), "content": z.array(contractPaymentSchema), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type ContractIncome = z.infer<typeof contractIncomeSchema>

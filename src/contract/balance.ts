// Generated from schemas/balance.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'

/** Funds of the member (/wps/v2/wallets/balance). */
export const balanceSchema = z.object({ "sumBalance": moneySchema, "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "currencySymbol": z.optional(z.string()), "balance": z.optional(z.array(z.object({ "accountTypeId": z.number().check(integer, z.gte(0)), "availBalance": moneySchema }))) })
export type Balance = z.infer<typeof balanceSchema>

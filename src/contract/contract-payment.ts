// Generated from schemas/contract-payment.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'
import { moneySchema } from './money'

/** A payment of a contract and what it was computed from: the lines, the fixed amount and what was left over before make the amount and what is left over. */
export const contractPaymentSchema = z.object({ "reference": z.string().check(z.minLength(1)), "contract": z.string().check(z.minLength(1)), "kind": z.enum(["DIVIDEND", "DAILY_SALARY", "HOURLY_SALARY", "REALTIME_SALARY"]), "direction": z.enum(["IN", "OUT"]), "account": z.optional(z.string().check(z.minLength(1))), "cycle": z.enum(["FIVE_MINUTES", "HOUR", "D", "W", "H", "M"]), "from": epochSchema, "to": epochSchema, "time": epochSchema, "status": z.enum(["PAID", "OWED"]), "amount": moneySchema, "bets": z.number().check(integer, z.gte(0)), "stake": moneySchema, "win": moneySchema, "activeMembers": z.number().check(integer, z.gte(0)), "lines": z.array(z.object({ "row": z.number().check(integer, z.gte(1)), "of": z.enum(["PROFIT", "TURNOVER", "WON_BETS", "LOST_BETS"]), "base": moneySchema, "rate": z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u'))), "earned": moneySchema })), "fixed": moneySchema, "carriedIn": moneySchema, "carriedOut": moneySchema, "last": z.optional(z.boolean()) })
export type ContractPayment = z.infer<typeof contractPaymentSchema>

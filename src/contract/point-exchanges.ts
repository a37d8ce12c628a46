// Generated from schemas/point-exchanges.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'
import { moneySchema } from './money'

/** What the member redeemed points for (MCS2_getRedeemPointList). */
export const pointExchangesSchema = z.object({ "content": z.array(z.object({ "reference": z.string().check(z.minLength(1)), "requestId": z.optional(z.string().check(z.minLength(8), z.maxLength(64))), "applyTime": epochSchema, "exchangeType": z.enum(["REWARD", "CONVERT"]), "itemName": z.optional(z.string()), "quantity": z.number().check(integer, z.gte(1)), "remainingQuantity": z.optional(z.number().check(integer, z.gte(0))), "points": moneySchema, "amount": z.optional(moneySchema), "requiredAmount": z.optional(moneySchema), "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "ratio": z.optional(moneySchema), "status": z.enum(["PROCESSING", "REJECTED", "APPROVED"]), "decidedTime": z.optional(epochSchema), "remark": z.optional(z.string()), "address": z.optional(z.string()), "paymentAccount": z.optional(z.string()) })), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type PointExchanges = z.infer<typeof pointExchangesSchema>

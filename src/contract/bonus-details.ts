// Generated from schemas/bonus-details.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'
import { epochSchema } from './epoch'

/** Bonuses of the member (MCSFE_getBonusDetails): query `state` ACTIVE or ENDED, or `requestId` for the one that this request gave up. */
export const bonusDetailsSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "content": z.array(z.object({ "reference": z.string().check(z.minLength(1)), "requestId": z.optional(z.string().check(z.minLength(8), z.maxLength(64))), "name": z.string().check(z.minLength(1)), "amount": moneySchema, "state": z.enum(["ACTIVE", "DONE", "FORFEITED", "EXPIRED"]), "creditedAt": epochSchema, "expiresAt": epochSchema, "endedAt": z.optional(epochSchema), "taken": z.optional(moneySchema), "turnover": z.object({ "required": moneySchema, "done": moneySchema, "left": moneySchema, "before": moneySchema }), "loss": z.optional(z.object({ "bonus": moneySchema, "result": moneySchema, "taken": moneySchema })), "terms": z.array(z.string()) })), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type BonusDetails = z.infer<typeof bonusDetailsSchema>

// Generated from schemas/bet-detail.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'
import { moneySchema } from './money'

/** One bet whole (ODSFE2_MemBetDetail): its rounds, or what was bet on and at which odds. */
export const betDetailSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "id": z.string().check(z.minLength(1)), "time": epochSchema, "vassalage": z.string().check(z.minLength(1)), "vendorName": z.optional(z.string()), "category": z.optional(z.string()), "gameName": z.optional(z.string()), "stake": moneySchema, "win": moneySchema, "net": moneySchema, "status": z.enum(["SETTLED", "PENDING", "CANCELLED"]), "dueTime": z.optional(epochSchema), "odds": z.optional(z.string().check(z.regex(new RegExp("^[0-9]{1,9}(\\.[0-9]{1,4})?$", 'u')))), "legs": z.optional(z.array(z.object({ "event": z.string().check(z.minLength(1)), "market": z.optional(z.string()), "selection": z.string().check(z.minLength(1)), "odds": z.string().check(z.regex(new RegExp("^[0-9]{1,9}(\\.[0-9]{1,4})?$", 'u'))), "startTime": z.optional(epochSchema), "result": z.enum(["OPEN", "WON", "LOST", "VOID"]) }))), "rounds": z.optional(z.array(z.object({ "outcome": z.string(), "stake": moneySchema, "win": moneySchema }))) })
export type BetDetail = z.infer<typeof betDetailSchema>

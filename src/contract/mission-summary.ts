// Generated from schemas/mission-summary.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'
import { moneySchema } from './money'
import { prizeSchema } from './prize'

/** Missions of the member (MCSFE_getMissionSummaryDetails). */
export const missionSummarySchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "missions": z.array(z.object({ "missionId": z.string().check(z.minLength(1)), "periodFrom": epochSchema, "period": z.enum(["DAILY", "WEEKLY", "ONCE"]), "endsAt": z.optional(epochSchema), "claimUntil": z.optional(epochSchema), "name": z.string().check(z.minLength(1)), "steps": z.array(z.object({ "name": z.string().check(z.minLength(1)), "unit": z.enum(["COUNT", "MONEY"]), "done": moneySchema, "target": moneySchema })), "prize": prizeSchema, "points": z.number().check(integer, z.gte(0)), "state": z.enum(["OPEN", "DONE", "CLAIMED"]), "terms": z.optional(z.array(z.string())) })) })
export type MissionSummary = z.infer<typeof missionSummarySchema>

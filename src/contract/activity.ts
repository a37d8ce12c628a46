// Generated from schemas/activity.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'
import { moneySchema } from './money'
import { prizeSchema } from './prize'
import { activityEntrySchema } from './activity-entry'

/** What a promotion asks and gives, and how it stands for who asks. */
export const activitySchema = z.object({ "activityId": z.string().check(z.minLength(1)), "mode": z.string(), "state": z.string().check(z.minLength(1)), "startsAt": epochSchema, "endsAt": z.optional(epochSchema), "joinBy": z.optional(epochSchema), "claimBy": z.optional(epochSchema), "timeZone": z.string().check(z.minLength(1)), "who": z.string().check(z.minLength(1)), "barred": z.optional(z.string()), "conditions": z.array(z.string()), "places": z.optional(z.object({ "total": z.number().check(integer, z.gte(1)), "left": z.number().check(integer, z.gte(0)) })), "steps": z.array(z.object({ "name": z.string().check(z.minLength(1)), "unit": z.enum(["COUNT", "MONEY", "DAYS"]), "done": moneySchema, "target": moneySchema })), "sign": z.optional(z.object({ "isDue": z.boolean(), "nextAt": z.optional(epochSchema) })), "apply": z.optional(z.object({ "ask": z.string().check(z.minLength(1)), "leastImages": z.number().check(integer, z.gte(0)), "mostImages": z.number().check(integer, z.gte(0)), "remarkRequired": z.boolean() })), "prize": prizeSchema, "terms": z.optional(z.array(z.string())), "entry": z.optional(activityEntrySchema) })
export type Activity = z.infer<typeof activitySchema>

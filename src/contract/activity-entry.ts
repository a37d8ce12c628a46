// Generated from schemas/activity-entry.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'
import { prizeSchema } from './prize'

/** A member's part in a promotion: joined, applied for or claimed. */
export const activityEntrySchema = z.object({ "reference": z.string().check(z.minLength(1)), "requestId": z.optional(z.string().check(z.minLength(8), z.maxLength(64))), "activityId": z.string().check(z.minLength(1)), "title": z.string().check(z.minLength(1)), "state": z.string().check(z.minLength(1)), "enteredAt": epochSchema, "remark": z.optional(z.string()), "images": z.number().check(integer, z.gte(0)), "reason": z.optional(z.string()), "decidedAt": z.optional(epochSchema), "endedAt": z.optional(epochSchema), "prize": prizeSchema })
export type ActivityEntry = z.infer<typeof activityEntrySchema>

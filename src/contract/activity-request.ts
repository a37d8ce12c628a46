// Generated from schemas/activity-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Joining a promotion, signing in to it for the day, or claiming its prize (MCS2_joinActivity, MCS2_signActivity, MCS2_claimActivity). */
export const activityRequestSchema = z.object({ "activityId": z.string().check(z.minLength(1), z.maxLength(100)), "requestId": z.string().check(z.minLength(8), z.maxLength(64)) })
export type ActivityRequest = z.infer<typeof activityRequestSchema>

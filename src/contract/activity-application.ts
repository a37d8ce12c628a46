// Generated from schemas/activity-application.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Applying for a promotion (MCS2_applyActivity). Refused with field.invalid and remark: required, tooLong; fileIds: required, tooMany, unknown. */
export const activityApplicationSchema = z.object({ "activityId": z.string().check(z.minLength(1), z.maxLength(100)), "requestId": z.string().check(z.minLength(8), z.maxLength(64)), "remark": z.string().check(z.maxLength(4000)), "fileIds": z.array(z.string()).check(z.maxLength(20)) })
export type ActivityApplication = z.infer<typeof activityApplicationSchema>

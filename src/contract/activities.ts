// Generated from schemas/activities.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { activitySchema } from './activity'

/** Promotions that can be taken part in (MCSFE_getActivityList). Visitors may ask too. `activityId` asks for one. */
export const activitiesSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "content": z.array(activitySchema) })
export type Activities = z.infer<typeof activitiesSchema>

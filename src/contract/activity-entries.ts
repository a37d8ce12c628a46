// Generated from schemas/activity-entries.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { activityEntrySchema } from './activity-entry'

/** A member's applications and other entries, newest first (MCSFE_getActivityEntries): query `activityId`, or `requestId` for the one that this request claimed. */
export const activityEntriesSchema = z.object({ "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "content": z.array(activityEntrySchema), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type ActivityEntries = z.infer<typeof activityEntriesSchema>

// Generated from schemas/limit-refusal.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'

/** Value of what a player's own limit refuses. */
export const limitRefusalSchema = z.object({ "kind": z.enum(["DEPOSIT", "LOSS", "STAKE", "SESSION"]), "period": z.enum(["DAY", "WEEK", "MONTH"]), "most": z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u'))), "left": z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u'))), "fitsAt": z.optional(epochSchema), "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))) })
export type LimitRefusal = z.infer<typeof limitRefusalSchema>

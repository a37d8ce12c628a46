// Generated from schemas/play-limit.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'

/** A limit that a player has set for themselves. */
export const playLimitSchema = z.object({ "kind": z.enum(["DEPOSIT", "LOSS", "STAKE", "SESSION"]), "period": z.enum(["DAY", "WEEK", "MONTH"]), "most": z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u'))), "used": z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u'))), "left": z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u'))), "freesAt": z.optional(epochSchema), "change": z.optional(z.object({ "most": z.optional(z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u')))), "askedAt": epochSchema, "confirmFrom": epochSchema, "confirmUntil": epochSchema })) })
export type PlayLimit = z.infer<typeof playLimitSchema>

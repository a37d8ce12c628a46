// Generated from schemas/play-limit-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** Sets a limit, confirms a looser one or takes its wish back (MCSFE_changePlayLimit). */
export const playLimitRequestSchema = z.object({ "requestId": z.string().check(z.minLength(8), z.maxLength(64)), "version": z.number().check(integer, z.gte(0)), "action": z.enum(["SET", "CONFIRM", "CANCEL"]), "kind": z.enum(["DEPOSIT", "LOSS", "STAKE", "SESSION"]), "period": z.enum(["DAY", "WEEK", "MONTH"]), "most": z.optional(z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u')))) })
export type PlayLimitRequest = z.infer<typeof playLimitRequestSchema>

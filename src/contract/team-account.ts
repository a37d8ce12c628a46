// Generated from schemas/team-account.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'
import { epochSchema } from './epoch'

/** Somebody of an agent's team, as a row of the list. */
export const teamAccountSchema = z.object({ "account": z.string().check(z.minLength(1), z.maxLength(64)), "nickname": z.optional(z.string()), "kind": z.enum(["AGENT", "MEMBER"]), "level": z.number().check(integer, z.gte(1)), "rate": z.string().check(z.regex(new RegExp("^[0-9]{1,3}\\.[0-9]{2}$", 'u'))), "balance": moneySchema, "teamSize": z.number().check(integer, z.gte(0)), "active": z.boolean(), "locked": z.boolean(), "closed": z.optional(z.boolean()), "registeredAt": epochSchema, "lastLoginAt": z.optional(epochSchema) })
export type TeamAccount = z.infer<typeof teamAccountSchema>

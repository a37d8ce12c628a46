// Generated from schemas/team-row.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'
import { moneySchema } from './money'

/** An account of an agent's team. */
export const teamRowSchema = z.object({ "account": z.string().check(z.minLength(1)), "nickname": z.optional(z.string().check(z.minLength(1))), "isAgent": z.boolean(), "depth": z.number().check(integer, z.gte(1)), "registeredAt": epochSchema, "lastLoginAt": z.optional(epochSchema), "balance": moneySchema, "size": z.number().check(integer, z.gte(0)), "active": z.boolean(), "rate": z.string().check(z.regex(new RegExp("^[0-9]{1,2}(\\.[0-9]{1,2})?$", 'u'))) })
export type TeamRow = z.infer<typeof teamRowSchema>

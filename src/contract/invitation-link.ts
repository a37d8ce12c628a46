// Generated from schemas/invitation-link.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'

/** A link that an agent made, and what came of it. */
export const invitationLinkSchema = z.object({ "id": z.string().check(z.minLength(1)), "code": z.string().check(z.minLength(1)), "kind": z.enum(["MEMBER", "AGENT"]), "rateBp": z.number().check(integer, z.gte(0), z.lte(10000)), "domain": z.string().check(z.minLength(1), z.maxLength(253)), "state": z.enum(["OPEN", "EXPIRED", "USED_UP", "CLOSED"]), "createdAt": epochSchema, "expiresAt": z.optional(epochSchema), "maxUses": z.optional(z.number().check(integer, z.gte(1))), "visits": z.number().check(integer, z.gte(0)), "registrations": z.number().check(integer, z.gte(0)), "firstDeposits": z.number().check(integer, z.gte(0)) })
export type InvitationLink = z.infer<typeof invitationLinkSchema>

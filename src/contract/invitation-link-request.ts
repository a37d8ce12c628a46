// Generated from schemas/invitation-link-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** A link to make (MCSFE_createInvitationLink). */
export const invitationLinkRequestSchema = z.object({ "kind": z.enum(["MEMBER", "AGENT"]), "rateBp": z.number().check(integer, z.gte(0), z.lte(10000)), "domain": z.string().check(z.minLength(1), z.maxLength(253)), "days": z.optional(z.number().check(integer, z.gte(1), z.lte(365))), "maxUses": z.optional(z.number().check(integer, z.gte(1), z.lte(100000))), "requestId": z.string().check(z.minLength(8), z.maxLength(64)) })
export type InvitationLinkRequest = z.infer<typeof invitationLinkRequestSchema>

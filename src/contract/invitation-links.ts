// Generated from schemas/invitation-links.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { invitationLinkSchema } from './invitation-link'

/** An agent's links, newest first (MCSFE_getInvitationLinkList). The query state leaves the others out. */
export const invitationLinksSchema = z.object({ "content": z.array(invitationLinkSchema), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type InvitationLinks = z.infer<typeof invitationLinksSchema>

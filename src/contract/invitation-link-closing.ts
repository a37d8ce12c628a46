// Generated from schemas/invitation-link-closing.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** A link of one's own that is to register nobody any more (MCSFE_closeInvitationLink). */
export const invitationLinkClosingSchema = z.object({ "id": z.string().check(z.minLength(1), z.maxLength(40)) })
export type InvitationLinkClosing = z.infer<typeof invitationLinkClosingSchema>

// Generated from schemas/invitation-visit.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Whether a code is a link's that registers accounts (MCSFE_visitInvitationLink, query code). Asking counts as a visit, once for each visitor. UNKNOWN: no link has the code; a referral code still may. */
export const invitationVisitSchema = z.object({ "state": z.enum(["OPEN", "EXPIRED", "USED_UP", "CLOSED", "UNKNOWN"]) })
export type InvitationVisit = z.infer<typeof invitationVisitSchema>

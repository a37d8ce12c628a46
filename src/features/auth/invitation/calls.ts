import { type InvitationVisit, invitationVisitSchema } from '../../../contract/invitation-visit'
import type { NamedCall } from '../../../platform/calls'

/** `code`. Asking is the visit of the link that has the code. A platform without links fails, which nobody is told. */
export const visitInvitation: NamedCall<InvitationVisit> = {
  id: 'visitInvitation',
  method: 'GET',
  path: '/wps/relay/MCSFE_visitInvitationLink',
  moduleId: 'COMM3',
  alert: false,
  value: invitationVisitSchema,
}

import { type InvitationVisit, invitationVisitSchema } from '../../contract/invitation-visit'
import type { NamedCall } from '../../platform/calls'

/** `code`. Asking is the visit of the link that has the code. A platform without links fails, which nobody is told. */
export const visitInvitation: NamedCall<InvitationVisit> = {
  id: 'visitInvitation',
  method: 'GET',
  path: '/wps/relay/MCSFE_visitInvitationLink',
  moduleId: 'COMM3',
  alert: false,
  value: invitationVisitSchema,
}

type Ended = Exclude<InvitationVisit['state'], 'OPEN' | 'UNKNOWN'>

const words: Readonly<Record<Ended, string>> = {
  EXPIRED: 'error.invitationExpired',
  USED_UP: 'error.invitationUsedUp',
  CLOSED: 'error.invitationClosed',
}

/** Why nobody registers by the link any more; undefined while they do, and of codes that no link has. */
export const endedWords = (state: InvitationVisit['state'] | undefined): string | undefined =>
  state === undefined || state === 'OPEN' || state === 'UNKNOWN' ? undefined : words[state]

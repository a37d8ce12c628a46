import type { Announcements } from '../../../contract/announcements'
import type { NamedCall } from '../../../platform/calls'
import { answerAtom } from '../../../site/answers'

/** The same relay as the public announcements, asked with a token: what the platform has for this member alone. */
const memberAnnouncementsCall: NamedCall<Announcements> = {
  id: 'memberAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  moduleId: 'COMM3',
  token: true,
  alert: false,
  value: 'announcements',
}

/** Popups of execution A, after the login; B is before it (spec §9: default execution B). */
export const memberPopupsAtom = answerAtom(memberAnnouncementsCall, {
  query: () => ({ type: 'PU', platform: 'W', execution: 'A' }),
})

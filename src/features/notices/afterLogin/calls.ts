import type { Announcements } from '../../../contract/announcements'
import type { NamedCall } from '../../../platform/calls'

/** The same relay as the public announcements, asked with a token: what the platform has for this member alone. */
export const getMemberAnnouncements: NamedCall<Announcements> = {
  id: 'memberAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  moduleId: 'COMM3',
  token: true,
  alert: false,
  value: 'announcements',
}

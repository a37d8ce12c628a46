import type { MessageKey } from '../../../contract/messageKeys'
import type { InvitationVisit } from '../../../contract/invitation-visit'

type Ended = Exclude<InvitationVisit['state'], 'OPEN' | 'UNKNOWN'>

const words: Readonly<Record<Ended, MessageKey>> = {
  EXPIRED: 'error.invitationExpired',
  USED_UP: 'error.invitationUsedUp',
  CLOSED: 'error.invitationClosed',
}

/** Why nobody registers by the link any more; undefined while they do, and of codes that no link has. */
export const endedWords = (state: InvitationVisit['state'] | undefined): MessageKey | undefined =>
  state === undefined || state === 'OPEN' || state === 'UNKNOWN' ? undefined : words[state]

import type { InvitationLink } from '../../contract/invitation-link'
import type { BadgeState } from '../../shared/lists/StateBadge'

export type LinkState = InvitationLink['state']
export type StateFilter = LinkState | 'ALL'

export const linkStates: Readonly<Record<LinkState, BadgeState>> = {
  OPEN: { tone: 'success', label: 'openAccount.state.open' },
  EXPIRED: { tone: 'neutral', label: 'openAccount.state.expired' },
  USED_UP: { tone: 'accent', label: 'openAccount.state.usedUp' },
  CLOSED: { tone: 'danger', label: 'openAccount.state.closed' },
}

/** What links are filtered by, in the order of the list. */
export const stateFilters: readonly StateFilter[] = ['ALL', 'OPEN', 'EXPIRED', 'USED_UP', 'CLOSED']

import type { Withdrawal } from '../../contract/withdrawal'
import type { BadgeState } from '../../shared/lists/StateBadge'
import type { Pace } from '../../shared/lists/useEagerRefetch'

type Status = Withdrawal['status']

/** How a withdrawal stands, in a word. */
export const withdrawalStates: Readonly<Record<Status, BadgeState>> = {
  PENDING: { tone: 'warning', label: 'withdrawal.state.pending' },
  APPROVED: { tone: 'accent', label: 'withdrawal.state.approved' },
  REJECTED: { tone: 'danger', label: 'withdrawal.state.rejected' },
  PAID: { tone: 'accent', label: 'withdrawal.state.paid' },
  REVIEW: { tone: 'warning', label: 'withdrawal.state.review' },
  CONFIRMED: { tone: 'success', label: 'withdrawal.state.confirmed' },
  RETURNED: { tone: 'neutral', label: 'withdrawal.state.returned' },
}

/** How often a page asks again; undefined: the state is final. */
export const lookAgain: Readonly<Record<Status, Pace | undefined>> = {
  PENDING: { every: 2_000 },
  APPROVED: { every: 2_000 },
  PAID: { every: 15_000 },
  REVIEW: { every: 10_000 },
  REJECTED: undefined,
  CONFIRMED: undefined,
  RETURNED: undefined,
}

import type { MessageKey } from '../../contract/messageKeys'
import type { Withdrawal } from '../../contract/withdrawal'
import type { BadgeTone } from '../../ui'

type Status = Withdrawal['status']

/** How a withdrawal stands, in a word. */
export const states: Readonly<Record<Status, { readonly tone: BadgeTone; readonly label: MessageKey }>> = {
  PENDING: { tone: 'warning', label: 'withdrawal.state.pending' },
  APPROVED: { tone: 'accent', label: 'withdrawal.state.approved' },
  REJECTED: { tone: 'danger', label: 'withdrawal.state.rejected' },
  PAID: { tone: 'accent', label: 'withdrawal.state.paid' },
  REVIEW: { tone: 'warning', label: 'withdrawal.state.review' },
  CONFIRMED: { tone: 'success', label: 'withdrawal.state.confirmed' },
  RETURNED: { tone: 'neutral', label: 'withdrawal.state.returned' },
}

/** Milliseconds until it is looked at again; undefined: it changes no more. */
export const lookAgain: Readonly<Record<Status, number | undefined>> = {
  PENDING: 2_000,
  APPROVED: 2_000,
  PAID: 15_000,
  REVIEW: 10_000,
  REJECTED: undefined,
  CONFIRMED: undefined,
  RETURNED: undefined,
}

import type { MessageKey } from '../../contract/messageKeys'
import type { BetRecords } from '../../contract/bet-records'
import type { BadgeTone } from '../../ui'

export type Bet = BetRecords['content'][number]

interface Shown {
  readonly tone: BadgeTone
  readonly label: MessageKey
}

export const betStates: Readonly<Record<Bet['status'], Shown>> = {
  SETTLED: { tone: 'success', label: 'records.bet.settled' },
  PENDING: { tone: 'warning', label: 'records.bet.pending' },
  CANCELLED: { tone: 'neutral', label: 'records.bet.cancelled' },
}

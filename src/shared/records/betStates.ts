import type { BetRecords } from '../../contract/bet-records'
import type { BadgeState } from '../lists/StateBadge'

export type Bet = BetRecords['content'][number]

export const betStates: Readonly<Record<Bet['status'], BadgeState>> = {
  SETTLED: { tone: 'success', label: 'records.bet.settled' },
  PENDING: { tone: 'warning', label: 'records.bet.pending' },
  CANCELLED: { tone: 'neutral', label: 'records.bet.cancelled' },
}

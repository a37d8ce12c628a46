import type { BetDetail } from '../../contract/bet-detail'
import type { BadgeState } from '../../shared/lists/StateBadge'

export type Leg = NonNullable<BetDetail['legs']>[number]

export const legResults: Readonly<Record<Leg['result'], BadgeState>> = {
  OPEN: { tone: 'warning', label: 'records.leg.open' },
  WON: { tone: 'success', label: 'records.leg.won' },
  LOST: { tone: 'danger', label: 'records.leg.lost' },
  VOID: { tone: 'neutral', label: 'records.leg.void' },
}

import type { MessageKey } from '../../contract/messageKeys'
import type { BetDetail } from '../../contract/bet-detail'
import type { BadgeTone } from '../../ui'

interface Shown {
  readonly tone: BadgeTone
  readonly label: MessageKey
}

export type Leg = NonNullable<BetDetail['legs']>[number]

export const legResults: Readonly<Record<Leg['result'], Shown>> = {
  OPEN: { tone: 'warning', label: 'records.leg.open' },
  WON: { tone: 'success', label: 'records.leg.won' },
  LOST: { tone: 'danger', label: 'records.leg.lost' },
  VOID: { tone: 'neutral', label: 'records.leg.void' },
}

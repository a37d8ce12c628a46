import type { MessageKey } from '../../contract/messageKeys'
import type { PointExchanges } from '../../contract/point-exchanges'
import type { BadgeState } from '../../shared/lists/StateBadge'

export type Exchange = PointExchanges['content'][number]

interface State extends BadgeState {
  readonly tone: 'success' | 'warning' | 'danger'
  /** What it means for the points. */
  readonly text: MessageKey
}

/** Spec §4: in process, rejected, approved. */
export const exchangeStates: Readonly<Record<Exchange['status'], State>> = {
  PROCESSING: {
    tone: 'warning',
    label: 'mall.state.processing',
    text: 'mall.stateText.processing',
  },
  REJECTED: { tone: 'danger', label: 'mall.state.rejected', text: 'mall.stateText.rejected' },
  APPROVED: { tone: 'success', label: 'mall.state.approved', text: 'mall.stateText.approved' },
}

/** What was exchanged, and how many of it. */
export const exchangeName = (
  { exchangeType, itemName, quantity }: Exchange,
  t: (key: 'mall.convert') => string,
): string =>
  exchangeType === 'CONVERT' ? t('mall.convert') : `${itemName ?? '–'}${quantity > 1 ? ` × ${quantity}` : ''}`

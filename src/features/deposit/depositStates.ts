import type { DepositReceipt } from '../../contract/deposit-receipt'
import type { BadgeState } from '../../shared/lists/StateBadge'

export const depositStates: Readonly<Record<DepositReceipt['status'], BadgeState>> = {
  PENDING: { tone: 'warning', label: 'deposit.state.pending' },
  CREDITED: { tone: 'success', label: 'deposit.state.credited' },
  FAILED: { tone: 'danger', label: 'deposit.state.failed' },
  CANCELLED: { tone: 'neutral', label: 'deposit.state.cancelled' },
}

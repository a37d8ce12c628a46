import type { Database } from '../db/database'
import { sendMessage } from '../store/messages'
import { demoType, isAgentType, staffType } from '../store/accounts'

const hour = 3_600_000

interface Reader {
  readonly id: number
  readonly username: string
  readonly type: number
  readonly vip?: true
  readonly unread?: number
}

/** Letters that a demo account has had, the newest of them not yet read. */
export function sendLetters(database: Database, { id, username, type, vip, unread = 0 }: Reader, now: number): void {
  if (type === demoType || type === staffType) return
  const kinds = [
    ...(isAgentType(type) ? ['TEAM'] : []),
    ...(vip ? ['VIP'] : []),
    'LIMITS',
    'SAFETY',
    'WITHDRAWAL_APPROVED',
    'DEPOSIT_CREDITED',
    'WELCOME',
  ]
  for (const [place, kind] of kinds.entries()) {
    const sentAt = now - (place * 31 + 3) * hour
    const params = { account: username, reference: `REF${String(id * 10 + place).padStart(8, '0')}`, amount: '100.00' }
    sendMessage(database, id, kind, params, sentAt, place < unread ? undefined : sentAt + hour)
  }
}

import type { Database } from '../db/database'
import { decimal } from '../money'
import { latestDeposits } from '../store/deposits'
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
  const [deposit] = latestDeposits(database, id, 1)
  const kinds = [
    ...(isAgentType(type) ? ['TEAM'] : []),
    ...(vip ? ['VIP'] : []),
    'LIMITS',
    'SAFETY',
    'WITHDRAWAL_APPROVED',
    ...(deposit ? ['DEPOSIT_CREDITED'] : []),
    'WELCOME',
  ]
  const withdrawal = `WDR${String(id).padStart(8, '0')}`
  for (const [place, kind] of kinds.entries()) {
    const sentAt = now - (place * 31 + 3) * hour
    const about = kind === 'DEPOSIT_CREDITED' && deposit ? deposit : { reference: withdrawal, amount: 100_00 }
    const params = { account: username, reference: about.reference, amount: decimal(about.amount) }
    sendMessage(database, id, kind, params, sentAt, place < unread ? undefined : sentAt + hour)
  }
}

import type { Database } from '../db/database'
import { hour } from '../durations'
import { decimal } from '../money'
import { latestDeposits } from '../store/deposits'
import { sendMessage } from '../store/messages'
import { withdrawalsOf } from '../store/withdrawals'
import { demoType, isAgentType, staffType } from '../store/accounts'

interface Reader {
  readonly id: number
  readonly username: string
  readonly type: number
  readonly currency: string
  readonly vip?: true
  readonly unread?: number
}

/** What a letter tells of. */
interface About {
  readonly reference: string
  readonly amount: number
  /** When it was decided; the letter is as old. */
  readonly at?: number
}

/** Letters that a demo account has had, the newest of them not yet read. */
export function sendLetters(database: Database, reader: Reader, now: number): void {
  const { id, username, type, currency, vip, unread = 0 } = reader
  if (type === demoType || type === staffType) return
  const [deposit] = latestDeposits(database, id, { offset: 0, limit: 1 }).deposits
  const [withdrawal] = withdrawalsOf(database, id, { offset: 0, limit: 1 }).withdrawals
  const abouts: Readonly<Record<string, About | undefined>> = {
    DEPOSIT_CREDITED: deposit && { ...deposit, at: deposit.createdAt },
    WITHDRAWAL_APPROVED: withdrawal && { ...withdrawal, at: withdrawal.decidedAt ?? withdrawal.createdAt },
  }
  const kinds = [
    ...(isAgentType(type) ? ['TEAM'] : []),
    ...(vip ? ['VIP'] : []),
    'LIMITS',
    'SAFETY',
    ...(withdrawal ? ['WITHDRAWAL_APPROVED'] : []),
    ...(deposit ? ['DEPOSIT_CREDITED'] : []),
    'WELCOME',
  ]
  for (const [place, kind] of kinds.entries()) {
    const about = abouts[kind]
    const sentAt = about?.at ?? now - (place * 31 + 3) * hour
    const params = {
      account: username,
      ...(about && { reference: about.reference, amount: decimal(about.amount), currency }),
    }
    sendMessage(database, id, kind, params, sentAt, place < unread ? undefined : sentAt + hour)
  }
}

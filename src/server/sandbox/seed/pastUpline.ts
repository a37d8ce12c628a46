import type { Database } from '../db/database'
import { query } from '../db/query'
import { day, hour } from '../durations'
import type { PastMovement } from '../store/movements'
import { demoAccounts } from './demoAccounts'

interface Past {
  readonly username: string
  readonly history?: number
  readonly upline?: string
}

type UplineMovement = PastMovement & { readonly reference: string }

/** What accounts that have played sent to their upline: it left their main wallets. */
export function pastToUpline({ username, history = 0, upline }: Past, now: number): readonly UplineMovement[] {
  if (history === 0 || upline === undefined) return []
  const place = demoAccounts.findIndex((one) => one.username === username)
  return [4, 11, 25].map((days, turn) => ({
    kind: 'UPLINE',
    amount: -(turn + 2) * 10_00,
    reference: `UPL9${String(place * 10 + turn).padStart(7, '0')}`,
    at: now - days * day - place * hour,
  }))
}

/** And came to the upline's. */
export const pastFromTeam = (username: string, now: number): readonly UplineMovement[] =>
  demoAccounts
    .filter(({ upline }) => upline === username)
    .flatMap((one) => pastToUpline(one, now))
    .map((one) => ({ ...one, amount: -one.amount }))

export function recordToUpline(
  database: Database,
  accountId: number,
  uplineId: number | undefined,
  past: readonly UplineMovement[],
): void {
  if (uplineId === undefined || past.length === 0) return
  const rows = past.map(({ reference, amount, at }) => ({
    accountId,
    receiverId: uplineId,
    direction: 'UP' as const,
    requestId: `seed${reference}`,
    reference,
    amount: -amount,
    movedAt: at,
  }))
  database.run(query.insertInto('teamTransfer').values(rows))
}

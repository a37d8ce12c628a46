import type { Database } from '../db/database'
import { query } from '../db/query'

/** How long accounts were signed in: kept when their sessions are gone. */
export function beginStay(database: Database, accountId: number, tokenHash: string, now: number): void {
  database.run(query.insertInto('stay').values({ tokenHash, accountId, startedAt: now, seenAt: now }))
}

export function seeStay(database: Database, tokenHash: string, now: number): void {
  database.run(query.updateTable('stay').set({ seenAt: now }).where('tokenHash', '=', tokenHash))
}

/** By their beginning. */
export const staysSince = (database: Database, accountId: number, since: number) =>
  database.all(
    query
      .selectFrom('stay')
      .select(['startedAt as from', 'seenAt as to'])
      .where('accountId', '=', accountId)
      .where('seenAt', '>', since)
      .orderBy('startedAt'),
  )

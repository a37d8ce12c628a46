import type { Database } from '../db/database'
import { query } from '../db/query'

/** How long accounts were signed in: kept when their sessions are gone. */
export function beginStay(database: Database, accountId: number, tokenHash: string, now: number): void {
  database.run(query.insertInto('stay').values({ tokenHash, accountId, startedAt: now, seenAt: now }))
}

export function seeStay(database: Database, tokenHash: string, now: number): void {
  database.run(query.updateTable('stay').set({ seenAt: now }).where('tokenHash', '=', tokenHash))
}

/** A round that is played belongs to the stay that was seen last, where that is not over. */
export function seePlayer(database: Database, accountId: number, since: number, now: number): void {
  database.run(
    query
      .updateTable('stay')
      .set({ seenAt: now })
      .where('tokenHash', '=', (eb) =>
        eb
          .selectFrom('stay')
          .select('tokenHash')
          .where('accountId', '=', accountId)
          .where('seenAt', '>=', since)
          .orderBy('seenAt', 'desc')
          .limit(1),
      ),
  )
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

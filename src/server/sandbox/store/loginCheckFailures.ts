import type { Database } from '../db/database'
import { query } from '../db/query'

/** So many wrong answers within this time (milliseconds), over all sign-ins of an account, lock its second check as long. */
export const mostFailures = 10
export const failureWindow = 30 * 60_000

const newestOf = (database: Database, accountId: number) =>
  database.all(
    query
      .selectFrom('loginCheckFailure')
      .select('failedAt')
      .where('accountId', '=', accountId)
      .orderBy('failedAt', 'desc')
      .limit(mostFailures),
  )

/** While it is locked nothing is judged, so that the newest is the one that locked it. */
export function isCheckLocked(database: Database, accountId: number, now: number): boolean {
  const newest = newestOf(database, accountId)
  const [last, first] = [newest[0], newest[mostFailures - 1]]
  if (last === undefined || first === undefined) return false
  return last.failedAt > now - failureWindow && first.failedAt > last.failedAt - failureWindow
}

export function addCheckFailure(database: Database, accountId: number, now: number): void {
  database.run(query.deleteFrom('loginCheckFailure').where('failedAt', '<=', now - 2 * failureWindow))
  database.run(query.insertInto('loginCheckFailure').values({ accountId, failedAt: now }))
}

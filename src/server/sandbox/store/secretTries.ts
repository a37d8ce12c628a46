import type { Database } from '../db/database'
import { query } from '../db/query'

/** So many wrong passwords and codes in a row lock what an account's settings ask them for. */
export const mostTries = 5
/** Milliseconds. */
export const lockedFor = 30 * 60_000

/**
 * Counts a try as a wrong one, before it is judged: of those that come at once no more are judged than of those that
 * come one after another. False: none may be judged now.
 */
export function takeTry(database: Database, accountId: number, now: number): boolean {
  return database.transaction(() => {
    const known = database.first(
      query.selectFrom('secretTry').select(['failures', 'lockedUntil']).where('accountId', '=', accountId),
    )
    if (known !== undefined && known.lockedUntil > now) return false
    const failures = (known?.failures ?? 0) + 1
    const locks = failures >= mostTries
    const next = { failures: locks ? 0 : failures, lockedUntil: locks ? now + lockedFor : 0 }
    database.run(
      query
        .insertInto('secretTry')
        .values({ accountId, ...next })
        .onConflict((conflict) => conflict.column('accountId').doUpdateSet(next)),
    )
    return true
  })
}

/** A right one ends the row. */
export const clearTries = (database: Database, accountId: number): void =>
  void database.run(query.deleteFrom('secretTry').where('accountId', '=', accountId))

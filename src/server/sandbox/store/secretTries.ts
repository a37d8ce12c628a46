import type { Database } from '../db/database'
import { query } from '../db/query'
import type { Tables } from '../db/tables'

/** So many wrong ones in a row lock a secret. */
export const mostTries = 5
/** Milliseconds. */
export const lockedFor = 30 * 60_000

/** `LOGIN` is the login password and the codes of the authenticator, `PAYMENT` the payment password. */
export type Secret = Tables['secretTry']['secret']

const triesOf = (accountId: number, secret: Secret) =>
  query.selectFrom('secretTry').where('accountId', '=', accountId).where('secret', '=', secret)

/**
 * Counts a try as a wrong one, before it is judged: of those that come at once no more are judged than of those that
 * come one after another. Answers until when none may be judged; undefined: this one may.
 */
export function takeTry(database: Database, accountId: number, secret: Secret, now: number): number | undefined {
  return database.transaction(() => {
    const known = database.first(triesOf(accountId, secret).select(['failures', 'lockedUntil']))
    if (known !== undefined && known.lockedUntil > now) return known.lockedUntil
    const failures = (known?.failures ?? 0) + 1
    const locks = failures >= mostTries
    const next = { failures: locks ? 0 : failures, lockedUntil: locks ? now + lockedFor : 0 }
    database.run(
      query
        .insertInto('secretTry')
        .values({ accountId, secret, ...next })
        .onConflict((conflict) => conflict.columns(['accountId', 'secret']).doUpdateSet(next)),
    )
    return undefined
  })
}

/** A correct try resets the count. */
export const clearTries = (database: Database, accountId: number, secret: Secret): void =>
  void database.run(query.deleteFrom('secretTry').where('accountId', '=', accountId).where('secret', '=', secret))

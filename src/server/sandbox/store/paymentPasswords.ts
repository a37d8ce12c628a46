import type { Database } from '../db/database'
import { query } from '../db/query'

/** So many wrong ones in a row lock the payment password. */
export const mostFailures = 5
/** Milliseconds. */
export const lockedFor = 30 * 60_000

interface PaymentPassword {
  readonly passwordHash: string
  readonly failures: number
  readonly lockedUntil: number
}

const rowOf = (accountId: number) => query.selectFrom('paymentPassword').where('accountId', '=', accountId)

export const paymentPasswordOf = (database: Database, accountId: number): PaymentPassword | undefined =>
  database.first(rowOf(accountId).select(['passwordHash', 'failures', 'lockedUntil']))

export const hasPaymentPassword = (database: Database, accountId: number): boolean =>
  paymentPasswordOf(database, accountId) !== undefined

/** A new payment password is not locked. */
export function keepPaymentPassword(database: Database, accountId: number, passwordHash: string): void {
  const fresh = { passwordHash, failures: 0, lockedUntil: 0 }
  database.run(
    query
      .insertInto('paymentPassword')
      .values({ accountId, ...fresh })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet(fresh)),
  )
}

/**
 * Counts a try as a wrong one before it is looked at, so that many at once are no more than many in a row; `forgiveTries`
 * takes it back. False: it is locked, and the try does not count.
 */
export const beginTry = (database: Database, accountId: number, now: number): boolean =>
  database.transaction(() => {
    const known = paymentPasswordOf(database, accountId)
    if (!known || known.lockedUntil > now) return false
    const failures = known.failures + 1
    const locks = failures >= mostFailures
    setTries(database, accountId, { failures: locks ? 0 : failures, ...(locks && { lockedUntil: now + lockedFor }) })
    return true
  })

/** The password was right. */
export const forgiveTries = (database: Database, accountId: number): void =>
  setTries(database, accountId, { failures: 0, lockedUntil: 0 })

const setTries = (
  database: Database,
  accountId: number,
  tries: Partial<Pick<PaymentPassword, 'failures' | 'lockedUntil'>>,
): void => void database.run(query.updateTable('paymentPassword').set(tries).where('accountId', '=', accountId))

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

/** Writes down how a try ended. */
export function countTry(database: Database, accountId: number, isRight: boolean, now: number): void {
  const failures = isRight ? 0 : (paymentPasswordOf(database, accountId)?.failures ?? 0) + 1
  const locks = failures >= mostFailures
  database.run(
    query
      .updateTable('paymentPassword')
      .set({ failures: locks ? 0 : failures, ...(locks && { lockedUntil: now + lockedFor }) })
      .where('accountId', '=', accountId),
  )
}

import type { Database } from '../db/database'
import { query } from '../db/query'
import { clearTries } from './secretTries'

/** Hash of the account's payment password. */
export const paymentPasswordOf = (database: Database, accountId: number): string | undefined =>
  database.first(query.selectFrom('paymentPassword').select('passwordHash').where('accountId', '=', accountId))
    ?.passwordHash

export const hasPaymentPassword = (database: Database, accountId: number): boolean =>
  paymentPasswordOf(database, accountId) !== undefined

/** A new payment password is not locked. */
export function keepPaymentPassword(database: Database, accountId: number, passwordHash: string): void {
  database.run(
    query
      .insertInto('paymentPassword')
      .values({ accountId, passwordHash })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ passwordHash })),
  )
  clearTries(database, accountId, 'PAYMENT')
}

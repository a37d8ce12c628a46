import type { Database } from '../db/database'
import { query } from '../db/query'

/** From this many failures in a row on, signing in to the name asks for a captcha. */
const limit = 3

export function needsCaptcha(database: Database, merchant: string, username: string): boolean {
  const row = database.first(
    query
      .selectFrom('loginFailure')
      .select('failures')
      .where('merchant', '=', merchant)
      .where('username', '=', username),
  )
  return row !== undefined && row.failures >= limit
}

/** Answers whether the next try needs a captcha. */
export function addFailure(database: Database, merchant: string, username: string): boolean {
  database.run(
    query
      .insertInto('loginFailure')
      .values({ merchant, username, failures: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['merchant', 'username'])
          .doUpdateSet((known) => ({ failures: known('loginFailure.failures', '+', 1) })),
      ),
  )
  return needsCaptcha(database, merchant, username)
}

export function clearFailures(database: Database, merchant: string, username: string): void {
  database.run(query.deleteFrom('loginFailure').where('merchant', '=', merchant).where('username', '=', username))
}

import type { Database } from '../db/database'
import { integer } from '../db/row'

/** From this many failures in a row on, signing in to the name asks for a captcha. */
const limit = 3

export function needsCaptcha(database: Database, merchant: string, username: string): boolean {
  const row = database.get('select failures from login_failure where merchant = ? and username = ?', merchant, username)
  return row !== undefined && integer(row, 'failures') >= limit
}

/** Answers whether the next try needs a captcha. */
export function addFailure(database: Database, merchant: string, username: string): boolean {
  database.run(
    `insert into login_failure (merchant, username, failures) values (?, ?, 1)
     on conflict (merchant, username) do update set failures = failures + 1`,
    merchant,
    username,
  )
  return needsCaptcha(database, merchant, username)
}

export function clearFailures(database: Database, merchant: string, username: string): void {
  database.run('delete from login_failure where merchant = ? and username = ?', merchant, username)
}

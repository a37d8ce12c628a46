import type { Database } from '../db/database'
import { integer } from '../db/row'
import { hashToken, newToken } from '../tokens'
import { type Account, accountById, recordLogin } from './accounts'

/** A session ends when nothing was asked with it for so long. */
const sessionLife = 30 * 60_000
/** How much later a use must be to be written down. */
const precision = 15_000

/** Signs an account in and answers its token. */
export function openSession(
  database: Database,
  account: { readonly id: number; readonly merchant: string },
  now: number,
): string {
  const token = newToken()
  database.transaction(() => {
    database.run('delete from session where seen_at < ?', now - sessionLife)
    database.run(
      'insert into session (token_hash, merchant, account_id, created_at, seen_at) values (?, ?, ?, ?, ?)',
      hashToken(token),
      account.merchant,
      account.id,
      now,
      now,
    )
    recordLogin(database, account.id, now)
  })
  return token
}

/** The account of a token at its own merchant, while the session lasts. */
export function findSession(database: Database, merchant: string, token: string, now: number): Account | undefined {
  const hash = hashToken(token)
  const row = database.get(
    'select account_id, seen_at from session where token_hash = ? and merchant = ?',
    hash,
    merchant,
  )
  if (row === undefined) return undefined
  const seenAt = integer(row, 'seen_at')
  if (now - seenAt > sessionLife) {
    closeSession(database, token)
    return undefined
  }
  if (now - seenAt > precision) database.run('update session set seen_at = ? where token_hash = ?', now, hash)
  const account = accountById(database, integer(row, 'account_id'))
  return account?.disabled ? undefined : account
}

export function closeSession(database: Database, token: string): void {
  database.run('delete from session where token_hash = ?', hashToken(token))
}

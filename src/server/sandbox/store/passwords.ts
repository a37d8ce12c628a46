import type { Database } from '../db/database'
import { hashToken } from '../tokens'

/** A new password is never an expired one. */
export function setPassword(database: Database, accountId: number, passwordHash: string): void {
  database.run('update account set password = ?, password_expired = 0 where id = ?', passwordHash, accountId)
}

/** Ends the account's sessions elsewhere; the one that is named goes on. */
export function closeOtherSessions(database: Database, accountId: number, token: string): void {
  database.run('delete from session where account_id = ? and token_hash <> ?', accountId, hashToken(token))
}

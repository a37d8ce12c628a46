import type { Database } from '../db/database'
import { query } from '../db/query'
import { hashToken } from '../tokens'

/** A new password is never an expired one. */
export function setPassword(database: Database, accountId: number, passwordHash: string): void {
  database.run(query.updateTable('account').set({ passwordHash, passwordExpired: 0 }).where('id', '=', accountId))
}

/** Ends the account's sessions elsewhere; the one that is named goes on. */
export function closeOtherSessions(database: Database, accountId: number, token: string): void {
  database.run(
    query.deleteFrom('session').where('accountId', '=', accountId).where('tokenHash', '<>', hashToken(token)),
  )
}

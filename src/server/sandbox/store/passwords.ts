import type { Database } from '../db/database'
import { query } from '../db/query'
import { hashToken } from '../tokens'

/** A new password is never an expired one, nor one that somebody else has given. */
export function setPassword(database: Database, accountId: number, passwordHash: string): void {
  const change = { passwordHash, passwordExpired: 0, passwordGiven: 0 } as const
  database.run(query.updateTable('account').set(change).where('id', '=', accountId))
}

/** Ends the account's sessions elsewhere; the one that is named goes on. */
export function closeOtherSessions(database: Database, accountId: number, token: string): void {
  database.run(
    query.deleteFrom('session').where('accountId', '=', accountId).where('tokenHash', '<>', hashToken(token)),
  )
}

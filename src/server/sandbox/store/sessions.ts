import type { Database } from '../db/database'
import { query } from '../db/query'
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
  const { id, merchant } = account
  database.transaction(() => {
    database.run(query.deleteFrom('session').where('seenAt', '<', now - sessionLife))
    const row = { tokenHash: hashToken(token), merchant, accountId: id, createdAt: now, seenAt: now }
    database.run(query.insertInto('session').values(row))
    recordLogin(database, id, now)
  })
  return token
}

/** The account of a token at its own merchant, while the session lasts. */
export function findSession(database: Database, merchant: string, token: string, now: number): Account | undefined {
  const tokenHash = hashToken(token)
  const session = database.first(
    query
      .selectFrom('session')
      .select(['accountId', 'seenAt'])
      .where('tokenHash', '=', tokenHash)
      .where('merchant', '=', merchant),
  )
  if (session === undefined) return undefined
  const { accountId, seenAt } = session
  if (now - seenAt > sessionLife) {
    closeSession(database, token)
    return undefined
  }
  if (now - seenAt > precision)
    database.run(query.updateTable('session').set({ seenAt: now }).where('tokenHash', '=', tokenHash))
  const account = accountById(database, accountId)
  return account?.disabled ? undefined : account
}

export function closeSession(database: Database, token: string): void {
  database.run(query.deleteFrom('session').where('tokenHash', '=', hashToken(token)))
}

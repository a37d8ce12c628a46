import type { Database } from '../db/database'
import { query } from '../db/query'
import { hashToken, newToken } from '../tokens'
import { type Account, accountById, recordLogin } from './accounts'
import { beginStay, seePlayer, seeStay } from './stays'

/** A session ends when nothing was asked with it for so long. */
const sessionLife = 30 * 60_000
/** How much later a use must be to be written down. */
const precision = 15_000

/** Signs an account in and answers its token. */
export function openSession(
  database: Database,
  account: { readonly id: number; readonly merchant: string },
  now: number,
  withdrawOnly = false,
): string {
  const token = newToken()
  const { id, merchant } = account
  database.transaction(() => {
    database.run(query.deleteFrom('session').where('seenAt', '<', now - sessionLife))
    const tokenHash = hashToken(token)
    const row = { tokenHash, merchant, accountId: id, createdAt: now, seenAt: now }
    database.run(query.insertInto('session').values({ ...row, withdrawOnly: withdrawOnly ? 1 : 0 }))
    beginStay(database, id, tokenHash, now)
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
  if (now - seenAt > precision) {
    database.run(query.updateTable('session').set({ seenAt: now }).where('tokenHash', '=', tokenHash))
    seeStay(database, tokenHash, now)
  }
  const account = accountById(database, accountId)
  return account?.disabled ? undefined : account
}

export function closeSession(database: Database, token: string): void {
  database.run(query.deleteFrom('session').where('tokenHash', '=', hashToken(token)))
}

/** Its session was opened to take money out: no play and no deposits in it. */
export const isWithdrawOnly = (database: Database, token: string): boolean =>
  database.first(query.selectFrom('session').select('withdrawOnly').where('tokenHash', '=', hashToken(token)))
    ?.withdrawOnly === 1

/** An account is signed out everywhere. */
export function closeSessionsOf(database: Database, accountId: number): void {
  database.run(query.deleteFrom('session').where('accountId', '=', accountId))
}

/** Rounds in a game are time signed in, though no session says so. */
export const seeInGame = (database: Database, accountId: number, now: number): void =>
  seePlayer(database, accountId, now - sessionLife, now)

import type { Database } from '../db/database'
import { query } from '../db/query'
import { hashToken, newToken } from '../tokens'
import { type Account, accountById, recordLogin } from './accounts'
import { beginStay, seeStay } from './stays'
import { recordSignIn } from './signIns'

/** A session ends when nothing was asked with it for so long. */
const sessionLife = 30 * 60_000
/** Hashes of the tokens whose sessions have not come to an end. */
export const lastingSessions = (now: number) =>
  query
    .selectFrom('session')
    .select('tokenHash')
    .where('seenAt', '>=', now - sessionLife)

/** How much later a use must be to be written down. */
const precision = 15_000

/** Signs an account in and answers its token. */
export function openSession(
  database: Database,
  account: { readonly id: number; readonly merchant: string },
  client: string,
  now: number,
  withdrawOnly = false,
): string {
  const token = newToken()
  const { id, merchant } = account
  database.transaction(() => {
    database.run(query.deleteFrom('session').where('seenAt', '<', now - sessionLife))
    const tokenHash = hashToken(token)
    const row = { tokenHash, merchant, accountId: id, client, createdAt: now, seenAt: now }
    database.run(query.insertInto('session').values({ ...row, withdrawOnly: withdrawOnly ? 1 : 0 }))
    beginStay(database, id, tokenHash, now)
    recordLogin(database, id, now)
    recordSignIn(database, { accountId: id, client, outcome: 'IN', at: now })
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
  if (now - seenAt > precision) seeSession(database, tokenHash, now)
  const account = accountById(database, accountId)
  return account?.disabled ? undefined : account
}

/** A call, or a round in a game: whoever plays is signed in. */
export function seeSession(database: Database, tokenHash: string, now: number): void {
  database.run(query.updateTable('session').set({ seenAt: now }).where('tokenHash', '=', tokenHash))
  seeStay(database, tokenHash, now)
}

export interface OpenSession {
  /** No secret: of its token, nothing can be told by it. */
  readonly id: string
  readonly client: string
  readonly createdAt: number
  readonly seenAt: number
  readonly current: boolean
}

const idOf = (tokenHash: string): string => tokenHash.slice(0, 16)

/** Sessions of an account that still last, the newest first; `token` is of the one that asks. */
export function sessionsOf(database: Database, accountId: number, token: string, now: number): readonly OpenSession[] {
  const own = hashToken(token)
  return database
    .all(
      query
        .selectFrom('session')
        .select(['tokenHash', 'client', 'createdAt', 'seenAt'])
        .where('accountId', '=', accountId)
        .where('seenAt', '>=', now - sessionLife)
        .orderBy('createdAt', 'desc'),
    )
    .map(({ tokenHash, ...session }) => ({ ...session, id: idOf(tokenHash), current: tokenHash === own }))
}

/** Ends one session of an account by its id. */
export function closeSessionById(database: Database, accountId: number, id: string): void {
  const found = database
    .all(query.selectFrom('session').select('tokenHash').where('accountId', '=', accountId))
    .filter(({ tokenHash }) => idOf(tokenHash) === id)
  for (const { tokenHash } of found) database.run(query.deleteFrom('session').where('tokenHash', '=', tokenHash))
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

import type { Database } from '../db/database'
import { query } from '../db/query'
import type { Tables } from '../db/tables'
import { hashToken, newToken } from '../tokens'

/** Ways that a code is sent by. */
export type SentWay = Tables['loginCheckCode']['way']

/** What guards an account: its secret of the authenticator and the holder's name of its bank account. */
export interface Guard {
  readonly secret: string
  readonly bankName: string | undefined
}

/** An account that is guarded is checked when it is signed in to from an address that is not registered. */
export function guardAccount(database: Database, accountId: number, { secret, bankName }: Guard): void {
  database.run(
    query
      .insertInto('loginGuard')
      .values({ accountId, secret, bankName })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

export function guardOf(database: Database, accountId: number): Guard | undefined {
  const row = database.first(
    query.selectFrom('loginGuard').select(['secret', 'bankName']).where('accountId', '=', accountId),
  )
  return row && { secret: row.secret, bankName: row.bankName ?? undefined }
}

export const isRegistered = (database: Database, accountId: number, address: string): boolean =>
  database.first(
    query
      .selectFrom('registeredAddress')
      .select('address')
      .where('accountId', '=', accountId)
      .where('address', '=', address),
  ) !== undefined

export function registerAddress(database: Database, accountId: number, address: string): void {
  database.run(
    query
      .insertInto('registeredAddress')
      .values({ accountId, address })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

export const forgetAddresses = (database: Database, accountId: number): void =>
  void database.run(query.deleteFrom('registeredAddress').where('accountId', '=', accountId))

/** A sign-in waits so long for its check. */
const life = 10 * 60_000
const tries = 5
/** One code a way in this time. */
const throttle = 60_000

export interface LoginCheckRow {
  readonly ticketHash: string
  readonly accountId: number
  readonly address: string
  readonly attemptsLeft: number
}

export function openCheck(database: Database, accountId: number, address: string, now: number): string {
  const ticket = newToken()
  database.run(query.deleteFrom('loginCheck').where('createdAt', '<', now - life))
  const row = { ticketHash: hashToken(ticket), accountId, address, createdAt: now }
  database.run(query.insertInto('loginCheck').values(row))
  return ticket
}

/** The sign-in that waits, while it may still be checked from the address that it came from. */
export function findCheck(database: Database, ticket: string, address: string, now: number): LoginCheckRow | undefined {
  const row = database.first(
    query
      .selectFrom('loginCheck')
      .select(['ticketHash', 'accountId', 'address', 'attempts'])
      .where('ticketHash', '=', hashToken(ticket))
      .where('address', '=', address)
      .where('createdAt', '>=', now - life)
      .where('attempts', '<', tries),
  )
  if (row === undefined) return undefined
  const { attempts, ...check } = row
  return { ...check, attemptsLeft: tries - attempts }
}

export const closeCheck = (database: Database, { ticketHash }: LoginCheckRow): void =>
  void database.run(query.deleteFrom('loginCheck').where('ticketHash', '=', ticketHash))

/** Answers how many answers are left. */
export function addWrong(database: Database, { ticketHash, attemptsLeft }: LoginCheckRow): number {
  database.run(
    query
      .updateTable('loginCheck')
      .set((check) => ({ attempts: check('attempts', '+', 1) }))
      .where('ticketHash', '=', ticketHash),
  )
  return attemptsLeft - 1
}

/** Keeps the code that was "sent"; false where one was sent a moment ago, from this sign-in or another. */
export function keepCheckCode(database: Database, accountId: number, way: SentWay, code: string, now: number): boolean {
  const { changes } = database.run(
    query
      .insertInto('loginCheckCode')
      .values({ accountId, way, code, createdAt: now })
      .onConflict((conflict) =>
        conflict
          .columns(['accountId', 'way'])
          .doUpdateSet({ code, createdAt: now })
          .where('loginCheckCode.createdAt', '<=', now - throttle),
      ),
  )
  return changes > 0
}

/** Minutes that a code counts. */
export const codeMinutes = 5

export const checkCodeOf = (database: Database, accountId: number, way: SentWay, now: number): string | undefined =>
  database.first(
    query
      .selectFrom('loginCheckCode')
      .select('code')
      .where('accountId', '=', accountId)
      .where('way', '=', way)
      .where('createdAt', '>=', now - codeMinutes * 60_000),
  )?.code

export const dropCheckCodes = (database: Database, accountId: number): void =>
  void database.run(query.deleteFrom('loginCheckCode').where('accountId', '=', accountId))

/** An authenticator's code counts once: answers whether this step of its clock is a later one, and keeps it. */
export function spendTotpStep(database: Database, accountId: number, step: number): boolean {
  const row = database.first(query.selectFrom('loginGuard').select('totpStep').where('accountId', '=', accountId))
  const last = row?.totpStep ?? undefined
  if (last !== undefined && step <= last) return false
  database.run(query.updateTable('loginGuard').set({ totpStep: step }).where('accountId', '=', accountId))
  return true
}

import type { Database, Row } from '../db/database'
import { integer, optionalInteger, optionalText, text } from '../db/row'
import { hashToken, newToken } from '../tokens'

/** Ways that a code is sent by. */
export type SentWay = 'sms' | 'email'

/** What guards an account: its secret of the authenticator and the holder's name of its bank account. */
export interface Guard {
  readonly secret: string
  readonly bankName: string | undefined
}

/** An account that is guarded is checked when it is signed in to from an address that is not registered. */
export function guardAccount(database: Database, accountId: number, { secret, bankName }: Guard): void {
  database.run(
    `insert into login_guard (account_id, secret, bank_name) values (?, ?, ?) on conflict (account_id) do nothing`,
    accountId,
    secret,
    bankName ?? null,
  )
}

export function guardOf(database: Database, accountId: number): Guard | undefined {
  const row = database.get('select secret, bank_name from login_guard where account_id = ?', accountId)
  return row && { secret: text(row, 'secret'), bankName: optionalText(row, 'bank_name') }
}

export const isRegistered = (database: Database, accountId: number, address: string): boolean =>
  database.get('select 1 from registered_address where account_id = ? and address = ?', accountId, address) !==
  undefined

export function registerAddress(database: Database, accountId: number, address: string): void {
  database.run('insert or ignore into registered_address (account_id, address) values (?, ?)', accountId, address)
}

export const forgetAddresses = (database: Database, accountId: number): void =>
  void database.run('delete from registered_address where account_id = ?', accountId)

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
  database.run('delete from login_check where created_at < ?', now - life)
  database.run(
    'insert into login_check (ticket_hash, account_id, address, created_at) values (?, ?, ?, ?)',
    hashToken(ticket),
    accountId,
    address,
    now,
  )
  return ticket
}

/** The sign-in that waits, while it may still be checked from the address that it came from. */
export function findCheck(database: Database, ticket: string, address: string, now: number): LoginCheckRow | undefined {
  const row = database.get(
    'select * from login_check where ticket_hash = ? and address = ? and created_at >= ? and attempts < ?',
    hashToken(ticket),
    address,
    now - life,
    tries,
  )
  return row && readCheck(row)
}

const readCheck = (row: Row): LoginCheckRow => ({
  ticketHash: text(row, 'ticket_hash'),
  accountId: integer(row, 'account_id'),
  address: text(row, 'address'),
  attemptsLeft: tries - integer(row, 'attempts'),
})

export const closeCheck = (database: Database, { ticketHash }: LoginCheckRow): void =>
  void database.run('delete from login_check where ticket_hash = ?', ticketHash)

/** Answers how many answers are left. */
export function addWrong(database: Database, { ticketHash, attemptsLeft }: LoginCheckRow): number {
  database.run('update login_check set attempts = attempts + 1 where ticket_hash = ?', ticketHash)
  return attemptsLeft - 1
}

/** Keeps the code that was "sent"; false where one was sent a moment ago, from this sign-in or another. */
export function keepCheckCode(database: Database, accountId: number, way: SentWay, code: string, now: number): boolean {
  const { changes } = database.run(
    `insert into login_check_code (account_id, way, code, created_at) values (?1, ?2, ?3, ?4)
     on conflict (account_id, way) do update set code = ?3, created_at = ?4 where created_at <= ?5`,
    accountId,
    way,
    code,
    now,
    now - throttle,
  )
  return changes > 0
}

/** Minutes that a code counts. */
export const codeMinutes = 5

export function checkCodeOf(database: Database, accountId: number, way: SentWay, now: number): string | undefined {
  const row = database.get(
    'select code from login_check_code where account_id = ? and way = ? and created_at >= ?',
    accountId,
    way,
    now - codeMinutes * 60_000,
  )
  return row && text(row, 'code')
}

export const dropCheckCodes = (database: Database, accountId: number): void =>
  void database.run('delete from login_check_code where account_id = ?', accountId)

/** An authenticator's code counts once: answers whether this step of its clock is a later one, and keeps it. */
export function spendTotpStep(database: Database, accountId: number, step: number): boolean {
  const row = database.get('select totp_step from login_guard where account_id = ?', accountId)
  const last = row && optionalInteger(row, 'totp_step')
  if (last !== undefined && step <= last) return false
  database.run('update login_guard set totp_step = ? where account_id = ?', step, accountId)
  return true
}

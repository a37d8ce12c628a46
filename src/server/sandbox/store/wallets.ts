import type { Database } from '../db/database'
import { integer } from '../db/row'

/** The wallet that deposits go to, and that games are played from where a merchant has no others. */
export const mainWallet = 1

interface WalletBalance {
  readonly accountTypeId: number
  /** Minor units. */
  readonly minor: number
}

export function walletsOf(database: Database, accountId: number): readonly WalletBalance[] {
  return database
    .all('select account_type_id, minor from wallet where account_id = ? order by account_type_id', accountId)
    .map((row) => ({ accountTypeId: integer(row, 'account_type_id'), minor: integer(row, 'minor') }))
}

export function setBalance(database: Database, accountId: number, accountTypeId: number, minor: number): void {
  database.run(
    `insert into wallet (account_id, account_type_id, minor) values (?, ?, ?)
     on conflict (account_id, account_type_id) do update set minor = excluded.minor`,
    accountId,
    accountTypeId,
    minor,
  )
}

export function balanceOf(database: Database, accountId: number, accountTypeId: number): number {
  const row = database.get(
    'select minor from wallet where account_id = ? and account_type_id = ?',
    accountId,
    accountTypeId,
  )
  return row === undefined ? 0 : integer(row, 'minor')
}

/** Changes a wallet by an amount in minor units. False, and nothing happened, where it would go below zero. */
export function changeBalance(database: Database, accountId: number, accountTypeId: number, by: number): boolean {
  database.run(
    'insert into wallet (account_id, account_type_id, minor) values (?, ?, 0) on conflict do nothing',
    accountId,
    accountTypeId,
  )
  const { changes } = database.run(
    'update wallet set minor = minor + ?1 where account_id = ?2 and account_type_id = ?3 and minor + ?1 >= 0',
    by,
    accountId,
    accountTypeId,
  )
  return changes > 0
}

interface Round {
  readonly accountId: number
  readonly wallet: number
  /** Minor units. */
  readonly stake: number
  readonly win: number
}

/** Takes a stake from a wallet and adds a win. False, and nothing happened, where the funds are below the stake. */
export function settle(database: Database, { accountId, wallet, stake, win }: Round): boolean {
  const { changes } = database.run(
    'update wallet set minor = minor - ?1 + ?2 where account_id = ?3 and account_type_id = ?4 and minor >= ?1',
    stake,
    win,
    accountId,
    wallet,
  )
  return changes > 0
}

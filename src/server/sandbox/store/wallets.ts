import type { Database } from '../db/database'
import { integer } from '../db/row'

/** The wallet that deposits go to and games are played from. */
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

/**
 * Takes a stake from the main wallet and adds a win, both in minor units. False, and nothing happened, where the
 * funds are too low.
 */
export function settle(database: Database, accountId: number, stake: number, win: number): boolean {
  const { changes } = database.run(
    'update wallet set minor = minor - ?1 + ?2 where account_id = ?3 and account_type_id = ?4 and minor >= ?1',
    stake,
    win,
    accountId,
    mainWallet,
  )
  return changes > 0
}

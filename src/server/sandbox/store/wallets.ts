import type { Database } from '../db/database'
import { query } from '../db/query'

/** The wallet that deposits go to, and that games are played from where a merchant has no others. */
export const mainWallet = 1

interface WalletBalance {
  readonly accountTypeId: number
  /** Minor units. */
  readonly minor: number
}

export const walletsOf = (database: Database, accountId: number): readonly WalletBalance[] =>
  database.all(
    query
      .selectFrom('wallet')
      .select(['accountTypeId', 'minor'])
      .where('accountId', '=', accountId)
      .orderBy('accountTypeId'),
  )

export function setBalance(database: Database, accountId: number, accountTypeId: number, minor: number): void {
  database.run(
    query
      .insertInto('wallet')
      .values({ accountId, accountTypeId, minor })
      .onConflict((conflict) => conflict.columns(['accountId', 'accountTypeId']).doUpdateSet({ minor })),
  )
}

export const balanceOf = (database: Database, accountId: number, accountTypeId: number): number =>
  database.first(
    query
      .selectFrom('wallet')
      .select('minor')
      .where('accountId', '=', accountId)
      .where('accountTypeId', '=', accountTypeId),
  )?.minor ?? 0

/** Changes a wallet by an amount in minor units. False, and nothing happened, where it would go below zero. */
export function changeBalance(database: Database, accountId: number, accountTypeId: number, by: number): boolean {
  database.run(
    query
      .insertInto('wallet')
      .values({ accountId, accountTypeId, minor: 0 })
      .onConflict((conflict) => conflict.doNothing()),
  )
  const { changes } = database.run(
    query
      .updateTable('wallet')
      .set((wallet) => ({ minor: wallet('minor', '+', by) }))
      .where('accountId', '=', accountId)
      .where('accountTypeId', '=', accountTypeId)
      .where('minor', '>=', -by),
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
    query
      .updateTable('wallet')
      .set((held) => ({ minor: held('minor', '+', win - stake) }))
      .where('accountId', '=', accountId)
      .where('accountTypeId', '=', wallet)
      .where('minor', '>=', stake),
  )
  return changes > 0
}

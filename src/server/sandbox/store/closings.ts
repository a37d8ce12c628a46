import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import { owedPayments } from './contractPayments'
import { type Contract, contractsPaidBy } from './contracts'
import { endContractsOf } from './settleContracts'

/** Withdrawals whose end is not known yet. */
export const openWithdrawals = (database: Database, accountId: number): number =>
  countOf(
    database,
    query
      .selectFrom('withdrawal')
      .where('accountId', '=', accountId)
      .where('status', 'in', ['PENDING', 'APPROVED', 'PAID', 'REVIEW']),
  )

/** Deposits that may still be credited. */
export const openDeposits = (database: Database, accountId: number): number =>
  countOf(database, query.selectFrom('deposit').where('accountId', '=', accountId).where('status', '=', 'PENDING'))

export const openBets = (database: Database, accountId: number): number =>
  countOf(database, query.selectFrom('bet').where('accountId', '=', accountId).where('status', '=', 'PENDING'))

/** Exchanges of points that may still give back what they took, or pay out. */
export const openExchanges = (database: Database, accountId: number): number =>
  countOf(
    database,
    query.selectFrom('pointExchange').where('accountId', '=', accountId).where('status', '=', 'PROCESSING'),
  )

/** Contracts that the account pays, and payments that it owes or is owed. */
export const openContracts = (database: Database, accountId: number): number =>
  contractsPaidBy(database, accountId) +
  owedPayments(database, 'payerId', accountId) +
  owedPayments(database, 'payeeId', accountId)

/**
 * Its records stay, as the law has them kept; nobody is let in again. Whoever calls it has looked at what the account
 * holds once its contracts have ended: nothing is paid into it later. Answers the contracts that have ended with it, and
 * the proposals that are withdrawn.
 */
export const closeAccount = (database: Database, accountId: number, zone: string, now: number): readonly Contract[] =>
  database.transaction(() => {
    database.run(query.updateTable('account').set({ disabled: 1, closedAt: now }).where('id', '=', accountId))
    database.run(query.deleteFrom('session').where('accountId', '=', accountId))
    return endContractsOf(database, accountId, zone, now)
  })

/** What is found once the contracts that pay an account have ended now, and have paid it. Nothing of it is kept. */
export function afterContracts<Found>(
  database: Database,
  { accountId, zone, now }: { readonly accountId: number; readonly zone: string; readonly now: number },
  look: () => Found,
): Found {
  database.exec('begin immediate')
  try {
    endContractsOf(database, accountId, zone, now)
    return look()
  } finally {
    database.exec('rollback')
  }
}

import type { Database } from '../db/database'
import { orZero, query } from '../db/query'
import { unindexedStatus } from './bets'
import type { Period } from './movements'
import { findVendor } from './vendors'

/** Of settled bets, in minor units. */
export interface PlaySums {
  readonly count: number
  readonly stake: number
  readonly win: number
}

export interface Profit extends PlaySums {
  /** Bonuses and redeemed points that were paid. */
  readonly bonus: number
}

/** What play has brought in a period, by when its bets were placed. */
export const profitIn = (database: Database, accountId: number, period: Period): Profit => ({
  ...database.one(playIn(accountId, period)),
  bonus: database.one(bonusIn(accountId, period)).bonus,
})

export const playIn = (accountId: number, { from, to }: Period, vassalage?: string) =>
  query
    .selectFrom('bet')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      orZero(fn.sum<number>('stake')).as('stake'),
      orZero(fn.sum<number>('win')).as('win'),
    ])
    .where((bet) =>
      bet.and([
        bet('accountId', '=', accountId),
        ...(vassalage === undefined ? [] : [bet('vassalage', '=', vassalage)]),
        bet(vassalage === undefined ? 'status' : unindexedStatus, '=', 'SETTLED'),
        bet('placedAt', '>=', from),
        bet('placedAt', '<', to),
      ]),
    )

export const bonusIn = (accountId: number, { from, to }: Period) =>
  query
    .selectFrom('movement')
    .select(({ fn }) => orZero(fn.sum<number>('amount')).as('bonus'))
    .where('accountId', '=', accountId)
    .where('kind', 'in', ['BONUS', 'POINTS'])
    .where('movedAt', '>=', from)
    .where('movedAt', '<', to)

export interface VendorPlay extends PlaySums {
  readonly vassalage: string
  readonly vendorName: string | undefined
  readonly category: string | undefined
}

/** Vendors that were played in a period, the most staked first: one look into the index for each, none is sorted. */
export const profitByVendor = (database: Database, accountId: number, period: Period): readonly VendorPlay[] =>
  vendorsOf(database, accountId)
    .map((vassalage): VendorPlay => {
      const vendor = findVendor(database, vassalage)
      const sums = database.one(playIn(accountId, period, vassalage))
      return { vassalage, vendorName: vendor?.name, category: vendor?.category, ...sums }
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.stake - a.stake || a.vassalage.localeCompare(b.vassalage))

/** Vendors that an account has ever played, each found behind the one before it in the index. */
function vendorsOf(database: Database, accountId: number): readonly string[] {
  const codes: string[] = []
  for (let code: string | null = ''; code !== null;) {
    code = database.one(vendorAfter(accountId, code)).next
    if (code !== null) codes.push(code)
  }
  return codes
}

export const vendorAfter = (accountId: number, code: string) =>
  query
    .selectFrom('bet')
    .select(({ fn }) => fn.min<string | null>('vassalage').as('next'))
    .where('accountId', '=', accountId)
    .where('vassalage', '>', code)

/** Deposits and withdrawals of an account's whole life; what came back of a withdrawal is none. */
export function netDepositsOf(database: Database, accountId: number) {
  // a request is one, however many movements it has: part of a payout may come back
  const paid = (kind: 'DEPOSIT' | 'WITHDRAWAL') =>
    database.one(
      query
        .selectFrom(
          query
            .selectFrom('movement')
            .select(({ fn }) => fn.sum<number>('amount').as('sum'))
            .where('accountId', '=', accountId)
            .where('kind', '=', kind)
            .groupBy((movement) => movement.fn.coalesce('reference', movement.cast(movement.ref('id'), 'text')))
            .as('request'),
        )
        .select(({ fn }) => [
          orZero(fn.sum<number>('sum')).as('sum'),
          fn
            .countAll<number>()
            .filterWhere('sum', kind === 'DEPOSIT' ? '>' : '<', 0)
            .as('count'),
        ]),
    )
  const [deposits, withdrawals] = [paid('DEPOSIT'), paid('WITHDRAWAL')]
  return {
    deposits: deposits.sum,
    depositCount: deposits.count,
    withdrawals: -withdrawals.sum,
    withdrawalCount: withdrawals.count,
  }
}

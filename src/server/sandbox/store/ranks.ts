import { sql } from 'kysely'
import { clubPlace, type Rank, ranks } from '../content/ranks'
import type { Database } from '../db/database'
import { orZero, query } from '../db/query'
import type { Account } from './accounts'
import { stretchBefore, stretchOf } from './calendar'
import { placeOf } from './rankPlace'

/** Turnover whose rounds are no longer kept, in minor units. */
export const addEarlierTurnover = (database: Database, accountId: number, at: number, amount: number): void =>
  void database.run(query.insertInto('earlierTurnover').values({ accountId, at, amount }))

/** Each stake with its time, but for those that were given back. */
const stakesOf = (accountId: number) =>
  query
    .selectFrom('bet')
    .select(['placedAt as at', 'stake as amount'])
    .where('accountId', '=', accountId)
    .where('status', '<>', 'CANCELLED')
    .unionAll(query.selectFrom('earlierTurnover').select(['at', 'amount']).where('accountId', '=', accountId))

const stakedBetween = (database: Database, accountId: number, from: number, to: number): number =>
  database.one(
    query
      .selectFrom(stakesOf(accountId).as('stake'))
      .select(({ fn }) => orZero(fn.sum<number>('amount')).as('staked'))
      .where('at', '>=', from)
      .where('at', '<', to),
  ).staked

export interface Standing {
  readonly place: number
  readonly rank: Rank
  /** Turnover in minor units. */
  readonly total: number
  readonly thisMonth: number
}

/** How an account stands on the ladder at a time. */
export function rankAt(database: Database, accountId: number, now: number): Standing {
  const [{ from: last }, { from: month }] = [stretchBefore('MONTHLY', now), stretchOf('MONTHLY', now)]
  const before = stakedBetween(database, accountId, 0, last)
  const lastMonth = stakedBetween(database, accountId, last, month)
  const thisMonth = stakedBetween(database, accountId, month, now + 1)
  const place = placeOf({ before, lastMonth, thisMonth })
  return { place, rank: ranks[place] ?? ranks[0], total: before + lastMonth + thisMonth, thisMonth }
}

/** Members of the club: by their label, or by their rank. */
export const isOfClub = (database: Database, { id, clubLabel }: Account, now: number): boolean =>
  clubLabel !== undefined || rankAt(database, id, now).place >= clubPlace

/** When turnover of all time first came to so much; undefined: not yet. */
export function turnoverReachedAt(database: Database, accountId: number, amount: number): number | undefined {
  const summed = query
    .selectFrom(stakesOf(accountId).as('stake'))
    .select(['at', sql<number>`sum(amount) over (order by at, amount)`.as('soFar')])
  return database.first(
    query.selectFrom(summed.as('summed')).select('at').where('soFar', '>=', amount).orderBy('at').limit(1),
  )?.at
}

import { sql } from 'kysely'
import type { ActivityStep } from '../content/activities'
import type { Database } from '../db/database'
import { orZero, query } from '../db/query'

/** Epoch milliseconds, the end left out. */
interface Stretch {
  readonly from: number
  readonly to: number
}

/** What a member did towards a step in a time, at most its target. Bets that were given back do not count. */
export function doneOf(
  database: Database,
  accountId: number,
  { measure, category, target }: ActivityStep,
  { from, to }: Stretch,
): number {
  if (measure === 'DEPOSIT') return Math.min(target, depositedIn(database, accountId, { from, to }))
  const all = query
    .selectFrom('bet')
    .where('accountId', '=', accountId)
    .where('status', '<>', 'CANCELLED')
    .where('placedAt', '>=', from)
    .where('placedAt', '<', to)
  const counted =
    category === undefined
      ? all
      : all.where('vassalage', 'in', query.selectFrom('vendor').select('code').where('category', '=', category))
  const { rounds, staked, vendors } = database.one(
    counted.select(({ fn }) => [
      fn.countAll<number>().as('rounds'),
      orZero(fn.sum<number>('stake')).as('staked'),
      sql<number>`count(distinct vassalage)`.as('vendors'),
    ]),
  )
  return Math.min(target, { ROUNDS: rounds, STAKE: staked, VENDORS: vendors }[measure])
}

const depositedIn = (database: Database, accountId: number, { from, to }: Stretch): number =>
  database.one(
    query
      .selectFrom('movement')
      .select(({ fn }) => orZero(fn.sum<number>('amount')).as('deposited'))
      .where('accountId', '=', accountId)
      .where('kind', '=', 'DEPOSIT')
      .where('movedAt', '>=', from)
      .where('movedAt', '<', to),
  ).deposited

/** Whether a deposit of the member has ever arrived. */
export const hasDeposited = (database: Database, accountId: number): boolean =>
  database.first(
    query.selectFrom('movement').select('id').where('accountId', '=', accountId).where('kind', '=', 'DEPOSIT').limit(1),
  ) !== undefined

import type { Database } from '../db/database'
import { orZero, query } from '../db/query'
import { day } from '../durations'

/** What a player is told of play, looked back on from now. */
export const figurePeriods = { DAY: day, WEEK: 7 * day, YEAR: 365 * day } as const

/** In minor units. Stakes that were given back are not among them; open ones count as staked. */
export function playFigures(database: Database, accountId: number, since: number) {
  const { deposited } = database.one(
    query
      .selectFrom('movement')
      .select(({ fn }) => orZero(fn.sum<number>('amount')).as('deposited'))
      .where('accountId', '=', accountId)
      .where('kind', '=', 'DEPOSIT')
      .where('movedAt', '>', since),
  )
  const { staked, won } = database.one(
    query
      .selectFrom('bet')
      .select(({ fn }) => [orZero(fn.sum<number>('stake')).as('staked'), orZero(fn.sum<number>('win')).as('won')])
      .where('accountId', '=', accountId)
      .where('placedAt', '>', since)
      .where('status', '<>', 'CANCELLED'),
  )
  return { deposited, staked, won, net: won - staked }
}

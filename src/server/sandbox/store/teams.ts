import { sql } from 'kysely'
import type { Database } from '../db/database'
import { orZero, query } from '../db/query'
import { day } from '../durations'
import { agentTypes } from './accounts'
import type { Period } from './movements'

/** Everybody below an account, however far down: `team` with `id` and `depth`, 1 for those it is the upline of. */
export const teamBelow = (accountId: number) =>
  query.with('team', (above) =>
    above.selectFrom('teamPath').select(['accountId as id', 'depth']).where('ancestorId', '=', accountId),
  )

/** Whether an account stands below another, however far down. */
export const isBelow = (database: Database, ancestorId: number, accountId: number): boolean =>
  database.first(
    query
      .selectFrom('teamPath')
      .select('depth')
      .where('ancestorId', '=', ancestorId)
      .where('accountId', '=', accountId),
  ) !== undefined

/** Amounts in minor units. */
export function teamOf(database: Database, accountId: number, { from, to }: Period) {
  const team = teamBelow(accountId)
  const size = database.one(
    team
      .selectFrom('team')
      .innerJoin('account', 'account.id', 'team.id')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('type', 'in', agentTypes).as('agents'),
        fn.countAll<number>().filterWhere('type', 'not in', agentTypes).as('members'),
        fn.countAll<number>().filterWhere('depth', '=', 1).as('direct'),
        fn
          .countAll<number>()
          .filterWhere('registeredAt', '>=', from)
          .filterWhere('registeredAt', '<', to)
          .as('newMembers'),
      ]),
  )
  const funds = database.one(
    team
      .selectFrom('team')
      .innerJoin('wallet', 'wallet.accountId', 'team.id')
      .select(({ fn }) => orZero(fn.sum<number>('minor')).as('balance')),
  )
  const paid = database.one(
    team
      .selectFrom('team')
      .innerJoin('movement', 'movement.accountId', 'team.id')
      .select(({ fn }) => orZero(fn.sum<number>('amount')).as('deposits'))
      .where('kind', '=', 'DEPOSIT')
      .where('movedAt', '>=', from)
      .where('movedAt', '<', to),
  )
  const play = database.one(
    settledBets(accountId, { from, to }).select(({ fn }) => [
      fn.count<number>('accountId').distinct().as('activeMembers'),
      orZero(fn.sum<number>('stake')).as('turnover'),
      orZero(fn.sum<number>('win')).as('payout'),
    ]),
  )
  return { ...size, ...funds, ...paid, ...play, days: daysOf(database, accountId, { from, to }) }
}

const settledBets = (accountId: number, { from, to }: Period) =>
  teamBelow(accountId)
    .selectFrom('team')
    .innerJoin('bet', 'bet.accountId', 'team.id')
    .where('status', '=', 'SETTLED')
    .where('placedAt', '>=', from)
    .where('placedAt', '<', to)

/** The period in days of 24 hours from its start. */
function daysOf(database: Database, accountId: number, { from, to }: Period) {
  const placeOf = (column: string) => sql<number>`cast((${sql.ref(column)} - ${from}) / ${day} as integer)`.as('place')
  const bets = database.all(
    settledBets(accountId, { from, to })
      .select(placeOf('placedAt'))
      .select(({ fn }) => [fn.sum<number>('stake').as('turnover'), fn.sum<number>('win').as('payout')])
      .groupBy('place'),
  )
  const joined = database.all(
    teamBelow(accountId)
      .selectFrom('team')
      .innerJoin('account', 'account.id', 'team.id')
      .select(placeOf('registeredAt'))
      .select(({ fn }) => fn.countAll<number>().as('newMembers'))
      .where('registeredAt', '>=', from)
      .where('registeredAt', '<', to)
      .groupBy('place'),
  )
  const played = new Map(bets.map((row) => [row.place, row]))
  const fresh = new Map(joined.map((row) => [row.place, row]))
  return Array.from({ length: Math.ceil((to - from) / day) }, (_, place) => ({
    time: from + place * day,
    turnover: played.get(place)?.turnover ?? 0,
    payout: played.get(place)?.payout ?? 0,
    newMembers: fresh.get(place)?.newMembers ?? 0,
  }))
}

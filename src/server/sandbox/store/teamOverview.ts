import { sql } from 'kysely'
import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import { minute } from '../durations'
import { agentTypes } from './accounts'
import type { Period } from './movements'
import { moneyByKind } from './teamMoney'
import { playOf } from './teamPlay'
import { type Asked, type TeamScope, wayTo } from './teamScope'

/** Clocks are ahead of UTC by whole quarters of an hour, wherever they are: days of any zone are made of these. */
const quarter = 15 * minute
const quarterOf = (column: 'bet.placedAt' | 'account.registeredAt') =>
  sql<number>`${sql.ref(column)} / ${sql.lit(quarter)}`

/** By type, and by the quarter that they registered in where it lies in the period: a look at each account. */
export const accountsByQuarter = ({ ancestorId, from, to }: Asked) =>
  query
    .selectFrom('teamPath')
    .innerJoin('account', 'account.id', 'teamPath.accountId')
    .where('teamPath.ancestorId', '=', ancestorId)
    .select((account) => [
      sql<0 | 1>`${account('account.type', 'in', agentTypes)}`.as('isAgent'),
      account
        .case()
        .when(account.and([account('account.registeredAt', '>=', from), account('account.registeredAt', '<', to)]))
        .then(quarterOf('account.registeredAt'))
        .end()
        .as('quarter'),
      account.fn.countAll<number>().as('count'),
    ])
    .groupBy(['isAgent', 'quarter'])

export const balanceBelow = (ancestorId: number) =>
  query
    .selectFrom('teamPath')
    .innerJoin('wallet', 'wallet.accountId', 'teamPath.accountId')
    .where('teamPath.ancestorId', '=', ancestorId)
    .select(({ fn }) => fn.coalesce(fn.sum<number>('wallet.minor'), sql.lit(0)).as('balance'))

export const playByQuarter = (scope: TeamScope) =>
  playOf(scope, {})
    .select(({ fn }) => [
      quarterOf('bet.placedAt').as('quarter'),
      fn.sum<number>('bet.stake').as('turnover'),
      fn.sum<number>('bet.win').as('payout'),
    ])
    .groupBy('quarter')

/** Members who have placed a bet, agents apart. */
export const activeMembers = (scope: TeamScope) =>
  query
    .selectFrom(playOf(scope, {}).select('teamPath.accountId').distinct().as('active'))
    .innerJoin('account', 'account.id', 'active.accountId')
    .where('account.type', 'not in', agentTypes)
    .select(({ fn }) => fn.countAll<number>().as('activeMembers'))

/**
 * A team, and what it did in a period day by day. Amounts in minor units. New and active members are members, as
 * `members` are; money and play are everybody's.
 * @param days of the period, in order
 */
export function teamOf(database: Database, asked: Asked, days: readonly Period[]) {
  const accounts = database.all(accountsByQuarter(asked))
  const play = database.all(playByQuarter(wayTo(database, 'bet', asked, 'time')))
  const money = { ...asked, kind: 'DEPOSIT' }
  const [paid] = database.all(moneyByKind({ ...money, ...wayTo(database, 'movement', money) }))
  const fresh = accounts.flatMap(({ isAgent, quarter: at, count }) =>
    isAgent === 0 && at !== null ? [{ quarter: at, count }] : [],
  )
  const sumOfDays = partedBy(days)
  const [turnover, payout, newMembers] = [
    sumOfDays(play, ({ turnover }) => turnover),
    sumOfDays(play, ({ payout }) => payout),
    sumOfDays(fresh, ({ count }) => count),
  ]
  return {
    agents: sumOf(accounts, ({ isAgent, count }) => (isAgent === 1 ? count : 0)),
    members: sumOf(accounts, ({ isAgent, count }) => (isAgent === 0 ? count : 0)),
    direct: countOf(database, query.selectFrom('account').where('upline', '=', asked.ancestorId)),
    newMembers: sumOf(newMembers, (count) => count),
    ...database.one(activeMembers(wayTo(database, 'bet', asked, 'branch'))),
    ...database.one(balanceBelow(asked.ancestorId)),
    deposits: paid?.incoming ?? 0,
    turnover: sumOf(turnover, (amount) => amount),
    payout: sumOf(payout, (amount) => amount),
    days: days.map(({ from }, place) => ({
      time: from,
      turnover: turnover[place] ?? 0,
      payout: payout[place] ?? 0,
      newMembers: newMembers[place] ?? 0,
    })),
  }
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)

/** Sums of quarters by the day that each lies in. A quarter that the period begins within is of its first day. */
const partedBy =
  (days: readonly Period[]) =>
  <Row extends { readonly quarter: number }>(rows: readonly Row[], of: (row: Row) => number): readonly number[] => {
    const sums = days.map(() => 0)
    for (const row of rows) {
      const place = Math.max(
        0,
        days.findLastIndex(({ from }) => from <= row.quarter * quarter),
      )
      sums[place] = (sums[place] ?? 0) + of(row)
    }
    return sums
  }

import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../db/database'
import { query } from '../db/query'
import type { Tables } from '../db/tables'
import type { Period, Range } from './movements'
import { type Asked, isBranch, type TeamScope, wayTo } from './teamScope'

interface OfKind {
  readonly kind?: string | undefined
}

const moved =
  ({ from, to, kind }: Period & OfKind) =>
  (movement: ExpressionBuilder<Tables, 'movement'>) =>
    movement.and([
      movement('movement.movedAt', '>=', from),
      movement('movement.movedAt', '<', to),
      ...(kind === undefined ? [] : [movement(sql.ref<string>('movement.kind'), '=', kind)]),
    ])

/** Movements of a team, each beside whose it is. */
function moneyOf(scope: TeamScope & OfKind) {
  const { ancestorId, accountId, level, byTime } = scope
  // a cross join keeps the order that it is written in
  const rows = byTime
    ? query.selectFrom('movement').crossJoin('teamPath')
    : query.selectFrom('teamPath').crossJoin('movement')
  return rows
    .where((movement) =>
      movement.and([
        movement('teamPath.ancestorId', '=', ancestorId),
        movement('teamPath.accountId', '=', movement.ref('movement.accountId')),
        ...(accountId === undefined ? [] : [movement('teamPath.accountId', '=', accountId)]),
        ...(level === undefined ? [] : [movement('teamPath.depth', '=', level)]),
      ]),
    )
    .where(moved(scope))
}

const zero = sql.lit(0)

/** By kind: how often, what came and what went, in minor units. */
export const moneyByKind = (scope: TeamScope & OfKind) =>
  moneyOf(scope)
    .select('movement.kind')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('amount').filterWhere('amount', '>', 0), zero).as('incoming'),
      fn.coalesce(fn.sum<number>('amount').filterWhere('amount', '<', 0), zero).as('outgoing'),
    ])
    .groupBy('movement.kind')
    .orderBy('movement.kind')

/** Which movements stand on a page, newest first, told by indexes alone. */
const pageIds = (scope: TeamScope & OfKind, { offset, limit }: Range) =>
  moneyOf(scope)
    .select(['movement.id', 'teamPath.depth as level'])
    .orderBy('movement.movedAt', 'desc')
    .orderBy('movement.id', 'desc')
    .limit(limit)
    .offset(offset)

export const moneyPage = (scope: TeamScope & OfKind, range: Range) =>
  query
    .selectFrom(pageIds(scope, range).as('page'))
    .innerJoin('movement', 'movement.id', 'page.id')
    .innerJoin('account', 'account.id', 'movement.accountId')
    .select(['page.id', 'page.level', 'movement.kind', 'movement.amount', 'movement.balance', 'movement.reference'])
    .select(['movement.movedAt as at', 'account.username'])
    .orderBy('movement.movedAt', 'desc')
    .orderBy('movement.id', 'desc')

export function teamMoney(database: Database, asked: Asked & OfKind, range: Range) {
  const scope = { ...asked, ...wayTo(database, 'movement', asked) }
  return { kinds: database.all(moneyByKind(scope)), rows: database.all(moneyPage(scope, range)) }
}

const profitKinds = ['DEPOSIT', 'WITHDRAWAL', 'BONUS', 'POINTS'] as const
/** An account has few movements: one look into the index of its times, not one for each kind. */
const unindexedKind = sql<string>`+movement.kind`

const sums = ({ fn }: ExpressionBuilder<Tables, 'movement'>) =>
  [
    fn.coalesce(fn.sum<number>('movement.amount').filterWhere('movement.kind', '=', 'DEPOSIT'), zero).as('deposits'),
    fn
      .coalesce(fn.sum<number>('movement.amount').filterWhere('movement.kind', '=', 'WITHDRAWAL'), zero)
      .as('withdrawals'),
    fn
      .coalesce(fn.sum<number>('movement.amount').filterWhere('movement.kind', 'in', ['BONUS', 'POINTS']), zero)
      .as('bonus'),
  ] as const

/** What counts in a profit and loss besides play, of a team together, in minor units. */
export const paidIn = (scope: TeamScope) => moneyOf(scope).select(sums).where('movement.kind', 'in', profitKinds)

/** By direct subordinate: `branch`, itself and who stands below it together; each in one row or two. */
export const paidByBranch = (scope: TeamScope) =>
  scope.byTime
    ? moneyOf(scope)
        .leftJoin('teamPath as above', isBranch)
        .select(({ fn }) => fn.coalesce('above.ancestorId', 'teamPath.accountId').as('branch'))
        .select(sums)
        .where('movement.kind', 'in', profitKinds)
        .groupBy('branch')
    : query
        .selectFrom('account as direct')
        .crossJoin('teamPath')
        .crossJoin('movement')
        .select('direct.id as branch')
        .select(sums)
        .where('direct.upline', '=', scope.ancestorId)
        .whereRef('teamPath.ancestorId', '=', 'direct.id')
        .whereRef('movement.accountId', '=', 'teamPath.accountId')
        .where(moved(scope))
        .where(unindexedKind, 'in', profitKinds)
        .groupBy('direct.id')
        .unionAll(
          query
            .selectFrom('account as direct')
            .crossJoin('movement')
            .select('direct.id as branch')
            .select(sums)
            .where('direct.upline', '=', scope.ancestorId)
            .whereRef('movement.accountId', '=', 'direct.id')
            .where(moved(scope))
            .where(unindexedKind, 'in', profitKinds)
            .groupBy('direct.id'),
        )

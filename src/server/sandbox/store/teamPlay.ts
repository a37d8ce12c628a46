import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../db/database'
import { orZero, query } from '../db/query'
import type { Tables } from '../db/tables'
import { agentTypes } from './accounts'
import type { Period, Range } from './movements'
import { type Asked, isBranch, type TeamScope, wayTo } from './teamScope'

export interface PlayFilter {
  readonly vassalage?: string | undefined
  readonly category?: string | undefined
}

export type Side = 'AGENT' | 'MEMBER'

const counted =
  ({ from, to }: Period, { vassalage, category }: PlayFilter) =>
  (bet: ExpressionBuilder<Tables, 'bet'>) =>
    bet.and([
      bet('bet.status', '=', 'SETTLED'),
      bet('bet.placedAt', '>=', from),
      bet('bet.placedAt', '<', to),
      ...(vassalage === undefined ? [] : [bet('bet.vassalage', '=', vassalage)]),
      ...(category === undefined
        ? []
        : [bet('bet.vassalage', 'in', bet.selectFrom('vendor').select('code').where('category', '=', category))]),
    ])

const sums = ({ fn }: ExpressionBuilder<Tables, 'bet'>) =>
  [
    fn.countAll<number>().as('count'),
    fn.sum<number>('bet.stake').as('stake'),
    fn.sum<number>('bet.win').as('win'),
  ] as const

/** Settled bets of a team, each beside whose it is. */
export function playOf(scope: TeamScope, filter: PlayFilter) {
  const { ancestorId, accountId, level, byTime } = scope
  // a cross join keeps the order that it is written in
  const rows = byTime ? query.selectFrom('bet').crossJoin('teamPath') : query.selectFrom('teamPath').crossJoin('bet')
  return rows
    .where((bet) =>
      bet.and([
        bet('teamPath.ancestorId', '=', ancestorId),
        bet('teamPath.accountId', '=', bet.ref('bet.accountId')),
        ...(accountId === undefined ? [] : [bet('teamPath.accountId', '=', accountId)]),
        ...(level === undefined ? [] : [bet('teamPath.depth', '=', level)]),
      ]),
    )
    .where(counted(scope, filter))
}

/** By account: `accountId`, its level, and sums in minor units. */
export const playByAccount = (scope: TeamScope, filter: PlayFilter) =>
  playOf(scope, filter)
    .select(['teamPath.accountId', 'teamPath.depth as level'])
    .select(sums)
    .groupBy('teamPath.accountId')

/** By direct subordinate: `branch`, itself and who stands below it together; each in one row or two. */
export const playByBranch = (scope: TeamScope, filter: PlayFilter) =>
  scope.byTime
    ? playOf(scope, filter)
        .leftJoin('teamPath as above', isBranch)
        .select(({ fn }) => fn.coalesce('above.ancestorId', 'teamPath.accountId').as('branch'))
        .select(sums)
        .groupBy('branch')
    : query
        .selectFrom('account as direct')
        .crossJoin('teamPath')
        .crossJoin('bet')
        .select('direct.id as branch')
        .select(sums)
        .where('direct.upline', '=', scope.ancestorId)
        .whereRef('teamPath.ancestorId', '=', 'direct.id')
        .whereRef('bet.accountId', '=', 'teamPath.accountId')
        .where(counted(scope, filter))
        .groupBy('direct.id')
        .unionAll(
          query
            .selectFrom('account as direct')
            .crossJoin('bet')
            .select('direct.id as branch')
            .select(sums)
            .where('direct.upline', '=', scope.ancestorId)
            .whereRef('bet.accountId', '=', 'direct.id')
            .where(counted(scope, filter))
            .groupBy('direct.id'),
        )

/** Who of a team has played, the most staked first, page by page, with the sums of all of them in each row. */
export const playPage = (scope: TeamScope, filter: PlayFilter & { readonly side?: Side | undefined }, range: Range) =>
  query
    .with(
      (name) => name('play').materialized(),
      () => playByAccount(scope, filter),
    )
    .with(
      (name) => name('shown').materialized(),
      (made) =>
        filter.side === undefined
          ? made.selectFrom('play').selectAll()
          : made
              .selectFrom('play')
              .innerJoin('account', 'account.id', 'play.accountId')
              .selectAll('play')
              .where('account.type', filter.side === 'AGENT' ? 'in' : 'not in', agentTypes),
    )
    .selectFrom((made) =>
      made
        .selectFrom('shown')
        .select(({ fn }) => [
          fn.countAll<number>().as('total'),
          orZero(fn.sum<number>('count')).as('countOfAll'),
          orZero(fn.sum<number>('stake')).as('stakeOfAll'),
          orZero(fn.sum<number>('win')).as('winOfAll'),
        ])
        .as('sums'),
    )
    .leftJoin(
      (made) =>
        made
          .selectFrom('shown')
          .selectAll()
          .orderBy('stake', 'desc')
          .orderBy('accountId')
          .limit(range.limit)
          .offset(range.offset)
          .as('page'),
      (join) => join.onTrue(),
    )
    .leftJoin('account', 'account.id', 'page.accountId')
    .select(['total', 'countOfAll', 'stakeOfAll', 'winOfAll'])
    .select(['page.level', 'page.count', 'page.stake', 'page.win'])
    .select(['account.username', 'account.nickname', 'account.type'])
    .orderBy('page.stake', 'desc')
    .orderBy('page.accountId')

/** Amounts in minor units. */
export function teamPlay(
  database: Database,
  asked: Asked,
  filter: PlayFilter & { readonly side?: Side | undefined },
  range: Range,
) {
  const rows = database.all(playPage(wayTo(database, 'bet', asked), filter, range))
  const [first] = rows
  return {
    total: first?.total ?? 0,
    sums: { count: first?.countOfAll ?? 0, stake: first?.stakeOfAll ?? 0, win: first?.winOfAll ?? 0 },
    rows: rows.flatMap(({ username, nickname, type, level, count, stake, win }) =>
      username === null || type === null || level === null || count === null || stake === null || win === null
        ? []
        : [{ username, nickname, type, level, count, stake, win }],
    ),
  }
}

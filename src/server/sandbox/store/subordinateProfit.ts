import { sql } from 'kysely'
import type { Database } from '../db/database'
import { orZero, query } from '../db/query'
import { agentTypes } from './accounts'
import type { Range } from './movements'
import { paidByBranch, paidIn } from './teamMoney'
import { type PlayFilter, playByAccount, playByBranch, type Side } from './teamPlay'
import { type Asked, type TeamScope, wayTo } from './teamScope'

/** A profit and loss in minor units; withdrawals are below zero, as they move. */
export interface ProfitSums {
  readonly count: number
  readonly stake: number
  readonly win: number
  readonly bonus: number
  readonly deposits: number
  readonly withdrawals: number
}

interface Ways {
  readonly play: TeamScope
  readonly paid: TeamScope
}

type ProfitFilter = PlayFilter & { readonly side?: Side | undefined }

/**
 * The direct subordinates of an account, each with its own and its team's profit and loss, the most staked first, page by
 * page; the sums of all of them stand in each row. Money that belongs to no game is left out where a vendor or a category
 * is asked for.
 */
export const subordinatePage = (ways: Ways, filter: ProfitFilter, range: Range) =>
  query
    .with(
      (name) => name('play').materialized(),
      () =>
        query
          .selectFrom(playByBranch(ways.play, filter).as('part'))
          .select(({ fn }) => [
            'part.branch',
            fn.sum<number>('part.count').as('count'),
            fn.sum<number>('part.stake').as('stake'),
            fn.sum<number>('part.win').as('win'),
          ])
          .groupBy('part.branch'),
    )
    .with(
      (name) => name('paid').materialized(),
      () =>
        query
          .selectFrom(paidByBranch(ways.paid).as('part'))
          .select(({ fn }) => [
            'part.branch',
            fn.sum<number>('part.deposits').as('deposits'),
            fn.sum<number>('part.withdrawals').as('withdrawals'),
            fn.sum<number>('part.bonus').as('bonus'),
          ])
          .where(isOfGames(filter) ? sql.lit(false) : sql.lit(true))
          .groupBy('part.branch'),
    )
    .with(
      (name) => name('shown').materialized(),
      (made) =>
        made
          .selectFrom('account')
          .leftJoin('play', 'play.branch', 'account.id')
          .leftJoin('paid', 'paid.branch', 'account.id')
          .select(['account.id', 'account.username', 'account.nickname', 'account.type'])
          .select((row) => [
            orZero(row.ref('count').$notNull()).as('count'),
            orZero(row.ref('stake').$notNull()).as('stake'),
            orZero(row.ref('win').$notNull()).as('win'),
            orZero(row.ref('bonus').$notNull()).as('bonus'),
            orZero(row.ref('deposits').$notNull()).as('deposits'),
            orZero(row.ref('withdrawals').$notNull()).as('withdrawals'),
          ])
          .where((account) =>
            account.and([
              account('account.upline', '=', ways.play.ancestorId),
              ...(filter.side === undefined
                ? []
                : [account('account.type', filter.side === 'AGENT' ? 'in' : 'not in', agentTypes)]),
            ]),
          ),
    )
    .selectFrom((made) =>
      made
        .selectFrom('shown')
        .select(({ fn }) => [
          fn.countAll<number>().as('total'),
          orZero(fn.sum<number>('count')).as('countOfAll'),
          orZero(fn.sum<number>('stake')).as('stakeOfAll'),
          orZero(fn.sum<number>('win')).as('winOfAll'),
          orZero(fn.sum<number>('bonus')).as('bonusOfAll'),
          orZero(fn.sum<number>('deposits')).as('depositsOfAll'),
          orZero(fn.sum<number>('withdrawals')).as('withdrawalsOfAll'),
        ])
        .as('sums'),
    )
    .leftJoin(
      (made) =>
        made
          .selectFrom('shown')
          .selectAll()
          .orderBy('stake', 'desc')
          .orderBy('username')
          .limit(range.limit)
          .offset(range.offset)
          .as('page'),
      (join) => join.onTrue(),
    )
    .selectAll()
    .select((made) =>
      made
        .selectFrom('teamPath')
        .select(({ fn }) => fn.countAll<number>().as('below'))
        .whereRef('teamPath.ancestorId', '=', 'page.id')
        .as('below'),
    )
    .orderBy('page.stake', 'desc')
    .orderBy('page.username')

export const isOfGames = ({ vassalage, category }: PlayFilter): boolean =>
  vassalage !== undefined || category !== undefined

export function subordinates(database: Database, asked: Asked, filter: ProfitFilter, range: Range) {
  const ways = { play: wayTo(database, 'bet', asked, 'branch'), paid: wayTo(database, 'movement', asked, 'branch') }
  const rows = database.all(subordinatePage(ways, filter, range))
  const [first] = rows
  const sums: ProfitSums = {
    count: first?.countOfAll ?? 0,
    stake: first?.stakeOfAll ?? 0,
    win: first?.winOfAll ?? 0,
    bonus: first?.bonusOfAll ?? 0,
    deposits: first?.depositsOfAll ?? 0,
    withdrawals: first?.withdrawalsOfAll ?? 0,
  }
  return {
    total: first?.total ?? 0,
    sums,
    rows: rows.flatMap(({ username, nickname, type, below, ...row }) =>
      username === null || type === null
        ? []
        : [
            {
              ...{ username, nickname, type, below: below ?? 0, count: row.count ?? 0, stake: row.stake ?? 0 },
              ...{ win: row.win ?? 0, bonus: row.bonus ?? 0, deposits: row.deposits ?? 0 },
              withdrawals: row.withdrawals ?? 0,
            },
          ],
    ),
  }
}

/** Of one account of a team by itself, without its own team. */
export function ownProfit(
  database: Database,
  asked: Asked & { readonly accountId: number },
  filter: PlayFilter,
): ProfitSums {
  const scope = { ...asked, byTime: false }
  const { count = 0, stake = 0, win = 0 } = database.first(playByAccount(scope, filter)) ?? {}
  const paid = isOfGames(filter) ? { bonus: 0, deposits: 0, withdrawals: 0 } : database.one(paidIn(scope))
  return { count, stake, win, ...paid }
}

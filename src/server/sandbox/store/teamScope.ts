import { type JoinBuilder, sql } from 'kysely'
import type { Database } from '../db/database'
import { query } from '../db/query'
import type { Tables } from '../db/tables'
import type { Period } from './movements'

/** Whose play or money a report of a team is about. */
export interface TeamScope extends Period {
  /** Account id: everybody below it. */
  readonly ancestorId: number
  /** Of those, the ones on this level alone; 1 for its direct subordinates. */
  readonly level?: number | undefined
  /** Of those, this one alone. */
  readonly accountId?: number | undefined
  /** Rows are found by their time and looked up in the team. Otherwise each account is looked at. */
  readonly byTime: boolean
}

export type Asked = Omit<TeamScope, 'byTime'>

interface OfKind {
  readonly kind?: string | undefined
}

/** How large a team is, and the lowest level that anybody of it stands on; 0 where there is nobody. */
export const extentOf = (database: Database, ancestorId: number) =>
  database.one(
    query
      .selectFrom('teamPath')
      .select(({ fn }) => [
        fn.countAll<number>().as('size'),
        fn.coalesce(fn.max<number>('depth'), sql.lit(0)).as('levels'),
      ])
      .where('ancestorId', '=', ancestorId),
  )

/**
 * How many rows, for each account of a team, are still found sooner by their time than by looking at every account.
 * `branch`: where each row is looked up a second time, or kept to tell accounts apart. `time`: where rows are wanted in
 * the order of their time, which they would have to be brought into.
 */
const rowsPerAccount = { account: 2 / 3, branch: 1 / 5, time: 3 } as const

const betsIn = ({ from, to }: Period, limit: number) =>
  query
    .selectFrom('bet')
    .select('bet.accountId')
    .where('bet.status', '=', 'SETTLED')
    .where('bet.placedAt', '>=', from)
    .where('bet.placedAt', '<', to)
    .limit(limit)

const movementsIn = ({ from, to, kind }: Period & OfKind, limit: number) =>
  query
    .selectFrom('movement')
    .select('movement.accountId')
    .where('movement.movedAt', '>=', from)
    .where('movement.movedAt', '<', to)
    .where((movement) =>
      movement.and(kind === undefined ? [] : [movement(sql.ref<string>('movement.kind'), '=', kind)]),
    )
    .limit(limit)

/** The quicker way to what a team did in a period: few things among many accounts are found by their time. */
export function wayTo(
  database: Database,
  table: 'bet' | 'movement',
  asked: Asked & OfKind,
  by: keyof typeof rowsPerAccount = 'account',
): TeamScope {
  if (asked.accountId !== undefined) return { ...asked, byTime: false }
  const most = Math.floor(extentOf(database, asked.ancestorId).size * rowsPerAccount[by])
  const rows = table === 'bet' ? betsIn(asked, most + 1) : movementsIn(asked, most + 1)
  const found = database.one(
    query.selectFrom(rows.as('rows')).select(({ fn }) => fn.countAll<number>().as('count')),
  ).count
  return { ...asked, byTime: found <= most }
}

type Paths = Tables & { readonly above: Tables['teamPath'] }

/** Of an account of a team, the direct subordinate that it stands below: a level less above it. A direct one has none. */
export const isBranch = (path: JoinBuilder<Paths, 'teamPath' | 'above'>) =>
  path
    .onRef('above.accountId', '=', 'teamPath.accountId')
    .on((eb) => eb('above.depth', '=', eb('teamPath.depth', '-', 1)))

/** The accounts from an agent down to one of its team, without the agent, from the top. */
export const pathDown = (database: Database, ancestorId: number, accountId: number) =>
  database.all(
    query
      .selectFrom('teamPath')
      .innerJoin('account', 'account.id', 'teamPath.accountId')
      .select(['account.username', 'teamPath.depth as level'])
      .where('teamPath.ancestorId', '=', ancestorId)
      .where((path) =>
        path.or([
          path('teamPath.accountId', '=', accountId),
          path(
            'teamPath.accountId',
            'in',
            path.selectFrom('teamPath as up').select('up.ancestorId').where('up.accountId', '=', accountId),
          ),
        ]),
      )
      .orderBy('teamPath.depth'),
  )

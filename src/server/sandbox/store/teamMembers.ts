import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../db/database'
import { orZero, query } from '../db/query'
import type { Tables } from '../db/tables'
import { agentTypes } from './accounts'
import type { Range } from './movements'

/** Milliseconds: who has had a bet settled since is active. */
export const activeFor = 30 * 24 * 3_600_000

export const teamOrders = ['account', 'registered', 'lastLogin', 'balance', 'size'] as const
export type TeamOrder = (typeof teamOrders)[number]

export interface TeamFilter {
  /** Whose team it is: nobody outside it is found. */
  readonly ancestorId: number
  /** Those directly below this account, which is the ancestor or one of the team; or … */
  readonly level: number | undefined
  /** … all whose names begin so, on every level. */
  readonly search: string | undefined
  readonly isAgent: boolean | undefined
  readonly active: boolean | undefined
  /** Epoch milliseconds, the end left out. */
  readonly registeredFrom: number | undefined
  readonly registeredTo: number | undefined
  /** Minor units, both included. */
  readonly balanceFrom: number | undefined
  readonly balanceTo: number | undefined
}

export interface TeamRow {
  readonly id: number
  readonly username: string
  readonly nickname: string | null
  readonly type: number
  readonly rateBp: number
  readonly depth: number
  readonly registeredAt: number
  readonly lastLoginAt: number | null
  readonly balance: number
  readonly size: number
  readonly active: number
}

type Joined = ExpressionBuilder<Tables, 'account' | 'teamPath'>

const balanceOfRow = (row: Joined) =>
  sql<number>`${row
    .selectFrom('wallet')
    .select(({ fn }) => orZero(fn.sum<number>('minor')).as('balance'))
    .whereRef('wallet.accountId', '=', 'account.id')}`

const sizeOfRow = (row: Joined) =>
  sql<number>`${row
    .selectFrom('teamPath as below')
    .select(({ fn }) => fn.countAll<number>().as('size'))
    .whereRef('below.ancestorId', '=', 'account.id')}`

const activeRow = (row: Joined, since: number) =>
  row.exists(
    row
      .selectFrom('bet')
      .select('bet.id')
      .whereRef('bet.accountId', '=', 'account.id')
      .where('bet.status', '=', 'SETTLED')
      .where('bet.placedAt', '>=', since),
  )

/** Accounts of the team as the filter has them. */
function found(filter: TeamFilter, now: number) {
  const { ancestorId, level, search, isAgent, active } = filter
  const { registeredFrom, registeredTo, balanceFrom, balanceTo } = filter
  return query
    .selectFrom('account')
    .innerJoin('teamPath', (path) =>
      path.onRef('teamPath.accountId', '=', 'account.id').on('teamPath.ancestorId', '=', ancestorId),
    )
    .$if(level !== undefined, (rows) => rows.where('account.upline', '=', level ?? 0))
    .$if(search !== undefined, (rows) =>
      rows
        .where('account.username', '>=', search ?? '')
        .where('account.username', '<', `${search ?? ''}\u{10ffff}`)
        .where('account.merchant', '=', ownMerchant(ancestorId)),
    )
    .$if(isAgent === true, (rows) => rows.where('account.type', 'in', agentTypes))
    .$if(isAgent === false, (rows) => rows.where('account.type', 'not in', agentTypes))
    .$if(active !== undefined, (rows) =>
      rows.where((row) => (active ? activeRow(row, now - activeFor) : row.not(activeRow(row, now - activeFor)))),
    )
    .$if(registeredFrom !== undefined, (rows) => rows.where('account.registeredAt', '>=', registeredFrom ?? 0))
    .$if(registeredTo !== undefined, (rows) => rows.where('account.registeredAt', '<', registeredTo ?? 0))
    .$if(balanceFrom !== undefined, (rows) => rows.where(balanceOfRow, '>=', balanceFrom ?? 0))
    .$if(balanceTo !== undefined, (rows) => rows.where(balanceOfRow, '<=', balanceTo ?? 0))
}

const ownMerchant = (accountId: number) => query.selectFrom('account').select('merchant').where('id', '=', accountId)

const rowColumns = (filter: TeamFilter, now: number) =>
  found(filter, now)
    .select(['account.id', 'account.username', 'account.nickname', 'account.type', 'account.rateBp'])
    .select(['account.registeredAt', 'account.lastLoginAt', 'teamPath.depth'])
    .select((row) => [
      balanceOfRow(row).as('balance'),
      sizeOfRow(row).as('size'),
      sql<number>`${activeRow(row, now - activeFor)}`.as('active'),
    ])

const columnOf = {
  account: 'account.username',
  registered: 'account.registeredAt',
  lastLogin: 'account.lastLoginAt',
  balance: 'balance',
  size: 'size',
} as const satisfies Readonly<Record<TeamOrder, string>>

export interface TeamSort {
  readonly by: TeamOrder
  readonly direction: 'asc' | 'desc'
}

/** A page of the rows, and sums over all pages, in minor units. */
export function teamRows(
  database: Database,
  filter: TeamFilter,
  { by, direction }: TeamSort,
  range: Range,
  now: number,
) {
  const rows: readonly TeamRow[] = database.all(
    rowColumns(filter, now)
      .orderBy(columnOf[by], direction)
      .orderBy('account.id')
      .limit(range.limit)
      .offset(range.offset),
  )
  const totals = database.one(
    found(filter, now).select((row) => [
      row.fn.countAll<number>().as('total'),
      row.fn.countAll<number>().filterWhere('account.type', 'in', agentTypes).as('agents'),
      orZero(row.fn.sum<number>(balanceOfRow(row))).as('balance'),
    ]),
  )
  return { rows, totals }
}

const everybody = {
  ...{ level: undefined, search: undefined, isAgent: undefined, active: undefined, registeredFrom: undefined },
  ...{ registeredTo: undefined, balanceFrom: undefined, balanceTo: undefined },
} as const

/** One of the team, by name; undefined for everybody else. */
export const findInTeam = (
  database: Database,
  ancestorId: number,
  username: string,
  now: number,
): TeamRow | undefined =>
  database.first(
    rowColumns({ ...everybody, ancestorId }, now)
      .where('account.merchant', '=', ownMerchant(ancestorId))
      .where('account.username', '=', username),
  )

/** Names between an account of the team and the ancestor, the highest first; the account is the last of them. */
export const pathTo = (database: Database, ancestorId: number, accountId: number): readonly string[] =>
  database
    .all(
      query
        .selectFrom('teamPath as own')
        .innerJoin('teamPath as below', (join) =>
          join.onRef('below.accountId', '=', 'own.ancestorId').on('below.ancestorId', '=', ancestorId),
        )
        .innerJoin('account', 'account.id', 'own.ancestorId')
        .select('account.username')
        .where('own.accountId', '=', accountId)
        .orderBy('own.depth', 'desc'),
    )
    .map(({ username }) => username)

/** Sets the rate of an account that still has the one that was read. */
export function setRate(database: Database, accountId: number, from: number, to: number): boolean {
  const { changes } = database.run(
    query.updateTable('account').set({ rateBp: to }).where('id', '=', accountId).where('rateBp', '=', from),
  )
  return changes > 0
}

/** What an agent noted about an account. */
export const remarkOf = (database: Database, ownerId: number, memberId: number): string | undefined =>
  database.first(
    query.selectFrom('teamRemark').select('text').where('ownerId', '=', ownerId).where('memberId', '=', memberId),
  )?.text

/** An empty one goes. */
export function keepRemark(database: Database, ownerId: number, memberId: number, text: string, now: number): void {
  const own = { ownerId, memberId }
  if (text === '')
    database.run(query.deleteFrom('teamRemark').where('ownerId', '=', ownerId).where('memberId', '=', memberId))
  else
    database.run(
      query
        .insertInto('teamRemark')
        .values({ ...own, text, changedAt: now })
        .onConflict((conflict) => conflict.columns(['ownerId', 'memberId']).doUpdateSet({ text, changedAt: now })),
    )
}

/** Of one account since a time, in minor units. */
export function figuresOf(database: Database, accountId: number, since: number) {
  const moved = database.one(
    query
      .selectFrom('movement')
      .select(({ fn }) => [
        orZero(fn.sum<number>('amount').filterWhere('kind', '=', 'DEPOSIT')).as('deposits'),
        orZero(fn.sum<number>('amount').filterWhere('kind', '=', 'WITHDRAWAL')).as('withdrawals'),
      ])
      .where('accountId', '=', accountId)
      .where('movedAt', '>=', since),
  )
  const played = database.one(
    query
      .selectFrom('bet')
      .select(({ fn }) => [orZero(fn.sum<number>('stake')).as('turnover'), orZero(fn.sum<number>('win')).as('payout')])
      .where('accountId', '=', accountId)
      .where('status', '=', 'SETTLED')
      .where('placedAt', '>=', since),
  )
  return { ...moved, ...played }
}

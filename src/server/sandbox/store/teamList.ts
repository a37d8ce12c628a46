import { sql } from 'kysely'
import type { Database } from '../db/database'
import { listed, orZero, query } from '../db/query'
import { accountById, agentTypes } from './accounts'
import type { Range } from './movements'
import { pathDown } from './teamScope'

export const teamSorts = ['account', 'registered', 'balance', 'lastLogin', 'teamSize'] as const
export type TeamSort = (typeof teamSorts)[number]

export interface TeamFilter {
  /** Account id of who asks: nobody but those below it is ever found. */
  readonly viewerId: number
  /** A level: those directly below this account, which is the viewer or below it. */
  readonly of: number
  /** How their names begin: in the whole team of the viewer then, and not on one level. */
  readonly search: { readonly merchant: string; readonly prefix: string } | undefined
  readonly kind: 'AGENT' | 'MEMBER' | undefined
  readonly active: boolean | undefined
  /** An account is active that has placed a bet since. */
  readonly activeSince: number
  /** Epoch milliseconds, the end left out. */
  readonly registered: { readonly from?: number | undefined; readonly to?: number | undefined }
  /** Minor units, both included. */
  readonly balance: { readonly from?: number | undefined; readonly to?: number | undefined }
}

export interface TeamOrder {
  readonly by: TeamSort
  readonly descending: boolean
}

const balance = sql<number>`(select coalesce(sum(minor), 0) from wallet where wallet.accountId = account.id)`
const teamSize = sql<number>`(select count(*) from teamPath where teamPath.ancestorId = account.id)`
const isAgent = sql<number>`account.type in (${sql.join(agentTypes.map((type) => sql.lit(type)))})`
const hasPlayed = (since: number) =>
  sql<number>`exists (select 1 from bet where bet.accountId = account.id and bet.placedAt >= ${since})`
const depthBelow = (viewerId: number) =>
  sql<number>`(select depth from teamPath where ancestorId = ${viewerId} and accountId = account.id)`

/** Values that an account is sorted by; whoever has never signed in stands before all others. */
const keys = {
  account: sql`account.username`,
  registered: sql`account.registeredAt`,
  balance,
  lastLogin: sql`coalesce(account.lastLoginAt, 0)`,
  teamSize,
} as const satisfies Record<TeamSort, unknown>

const found = (filter: TeamFilter) =>
  query.selectFrom('account').where((account) => {
    const { search, kind, active, registered, balance: funds } = filter
    return account.and([
      ...(search === undefined
        ? [account('upline', '=', filter.of)]
        : [
            account('merchant', '=', search.merchant),
            account('username', '>=', search.prefix),
            account('username', '<', `${search.prefix}\u{10ffff}`),
            sql<boolean>`exists (select 1 from teamPath where ancestorId = ${filter.viewerId} and accountId = account.id)`,
          ]),
      ...(kind === undefined ? [] : [account(isAgent, '=', kind === 'AGENT' ? 1 : 0)]),
      ...(active === undefined ? [] : [account(hasPlayed(filter.activeSince), '=', active ? 1 : 0)]),
      ...(registered.from === undefined ? [] : [account('registeredAt', '>=', registered.from)]),
      ...(registered.to === undefined ? [] : [account('registeredAt', '<', registered.to)]),
      ...(funds.from === undefined ? [] : [account(balance, '>=', funds.from)]),
      ...(funds.to === undefined ? [] : [account(balance, '<=', funds.to)]),
    ])
  })

export const teamSums = (filter: TeamFilter) =>
  found(filter).select(({ fn }) => [
    fn.countAll<number>().as('accounts'),
    orZero(sql<number>`sum(${isAgent})`).as('agents'),
    orZero(sql<number>`sum(${balance})`).as('balance'),
  ])

/** Which stand on a page, in order. */
export const teamPage = (filter: TeamFilter, { by, descending }: TeamOrder, { offset, limit }: Range) =>
  found(filter)
    .select('account.id')
    .orderBy(keys[by], descending ? 'desc' : 'asc')
    .orderBy('account.id')
    .limit(limit)
    .offset(offset)

export const teamRows = (ids: readonly number[], viewerId: number, activeSince: number) =>
  query
    .selectFrom('account')
    .select([
      ...(['id', 'username', 'nickname', 'rateBp', 'disabled', 'closedAt', 'registeredAt', 'lastLoginAt'] as const),
      isAgent.as('isAgent'),
      balance.as('balance'),
      teamSize.as('teamSize'),
      hasPlayed(activeSince).as('active'),
      depthBelow(viewerId).as('level'),
    ])
    .where('account.id', 'in', listed(ids))

export type TeamRow = ReturnType<typeof rowsOf>[number]

/** Accounts of a team as the list has them, in the order of their ids in `ids`. */
export function rowsOf(database: Database, ids: readonly number[], viewerId: number, activeSince: number) {
  const rows = new Map(database.all(teamRows(ids, viewerId, activeSince)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

export function teamList(database: Database, filter: TeamFilter, order: TeamOrder, range: Range) {
  const ids = database.all(teamPage(filter, order, range)).map(({ id }) => id)
  return {
    rows: rowsOf(database, ids, filter.viewerId, filter.activeSince),
    totals: database.one(teamSums(filter)),
  }
}

/** Names from an agent, who is the first, down to somebody below it or itself. */
export const wayDown = (database: Database, viewerId: number, accountId: number): readonly string[] => {
  const viewer = accountById(database, viewerId)
  const below = pathDown(database, viewerId, accountId).map(({ username }) => username)
  return viewer === undefined ? below : [viewer.username, ...below]
}

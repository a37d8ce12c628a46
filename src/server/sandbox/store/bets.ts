import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../db/database'
import { listed, orZero, query } from '../db/query'
import type { Tables } from '../db/tables'
import type { TextLanguage } from '../language'
import { type BetDetail, readDetail } from './betDetail'
import type { Period, Range } from './movements'

export type BetStatus = Tables['bet']['status']

export interface Bet {
  readonly accountId: number
  readonly vassalage: string
  readonly nodeId: string | undefined
  /** Minor units. */
  readonly stake: number
  readonly win: number
  readonly status?: BetStatus
  readonly placedAt: number
  /** When its result was or will be known; at once where it is not said. */
  readonly dueAt?: number
  readonly detail?: BetDetail
}

/** Answers the id of the bet; of several, that of the last one, which those before it count up to. */
export function recordBets(database: Database, bets: readonly [Bet, ...Bet[]]): number {
  const rows = bets.map(
    ({ accountId, vassalage, nodeId, stake, win, status = 'SETTLED', placedAt, dueAt = placedAt, detail }) => ({
      ...{ accountId, vassalage, stake, win, status, placedAt, dueAt },
      nodeId: nodeId === undefined ? null : Number(nodeId),
      detail: detail === undefined ? null : JSON.stringify(detail),
    }),
  )
  return database.run(query.insertInto('bet').values(rows)).id
}

/** Ids go up in the order that bets are recorded in, whatever the clock does. */
export const newestBet = (database: Database): number =>
  database.one(query.selectFrom('bet').select(({ fn }) => orZero(fn.max('id')).as('id'))).id

export const betReference = (id: number): string => `BET${String(id).padStart(8, '0')}`

/** The id that a reference stands for. */
export function betIdOf(reference: string): number | undefined {
  const [, digits] = /^BET(\d{8,15})$/.exec(reference) ?? []
  return digits === undefined ? undefined : Number(digits)
}

export interface BetFilter extends Period {
  readonly accountId: number
  readonly vassalage: string | undefined
  readonly status: string | undefined
  /** Of the vendor. */
  readonly category?: string | undefined
  /** Which of its times lies in the period. */
  readonly by: 'placedAt' | 'dueAt'
}

const title = {
  CN: 'game.titleCN as gameName',
  EN: 'game.titleEN as gameName',
  AR: 'game.titleAR as gameName',
} as const

const anyStatus = sql.ref<string>('bet.status')
/** Most bets have one status: the index of a vendor's bets leaves out more than that of a status would. */
export const unindexedStatus = sql<string>`+bet.status`

/** Each set of filters has an index that holds what is asked of it (`db/tables/games.ts`). */
function matching({ accountId, from, to, vassalage, status, category, by }: BetFilter) {
  return query
    .selectFrom('bet')
    .where((bet) =>
      bet.and([
        bet('bet.accountId', '=', accountId),
        bet(`bet.${by}`, '>=', from),
        bet(`bet.${by}`, '<', to),
        ...(vassalage === undefined ? [] : [bet('bet.vassalage', '=', vassalage)]),
        ...(category === undefined
          ? []
          : [bet('bet.vassalage', 'in', bet.selectFrom('vendor').select('code').where('category', '=', category))]),
        ...(status === undefined
          ? []
          : [bet(vassalage !== undefined && by === 'placedAt' ? unindexedStatus : anyStatus, '=', status)]),
      ]),
    )
}

export const betSums = (filter: BetFilter) =>
  matching(filter).select(({ fn }) => [
    fn.countAll<number>().as('total'),
    orZero(fn.sum<number>('stake').filterWhere('status', '=', 'SETTLED')).as('stake'),
    orZero(fn.sum<number>('win').filterWhere('status', '=', 'SETTLED')).as('win'),
    orZero(fn.sum<number>('stake').filterWhere('status', '=', 'PENDING')).as('open'),
  ])

/** Which bets stand on a page, by the index alone: those before it are never read. */
const pageIds = (filter: BetFilter, { offset, limit }: Range) => {
  const order = filter.by === 'dueAt' ? 'asc' : 'desc'
  return matching(filter)
    .select('bet.id')
    .orderBy(`bet.${filter.by}`, order)
    .orderBy('bet.id', order)
    .limit(limit)
    .offset(offset)
}

const withNames = <Output>(bets: SelectQueryBuilder<Tables, 'bet', Output>, language: TextLanguage) =>
  bets
    .leftJoin('vendor', 'vendor.code', 'bet.vassalage')
    .leftJoin('game', 'game.nodeId', 'bet.nodeId')
    .select(['bet.id', 'bet.placedAt as at', 'bet.dueAt', 'bet.vassalage', 'bet.stake', 'bet.win', 'bet.status'])
    .select(['vendor.name as vendorName', 'vendor.category', title[language]])

export const betPage = (filter: BetFilter, language: TextLanguage, range: Range) => {
  const order = filter.by === 'dueAt' ? 'asc' : 'desc'
  return withNames(query.selectFrom('bet').where('bet.id', 'in', pageIds(filter, range)), language)
    .orderBy(`bet.${filter.by}`, order)
    .orderBy('bet.id', order)
}

/**
 * A page of bets, newest first, or by their results soonest first; and totals of all that match, in minor units: stakes
 * and wins of settled bets, so that they explain the net, and stakes that are still open. What was given back is in
 * neither.
 */
export function betsOf(database: Database, filter: BetFilter, language: TextLanguage, range: Range) {
  return { bets: database.all(betPage(filter, language, range)), ...database.one(betSums(filter)) }
}

/** What the bets of an account were placed on, by the bet's id. */
export function namesOfBets(database: Database, accountId: number, ids: readonly number[], language: TextLanguage) {
  const own = query.selectFrom('bet').where('bet.id', 'in', listed(ids)).where('bet.accountId', '=', accountId)
  return new Map(database.all(withNames(own, language)).map((bet) => [bet.id, bet]))
}

/** One bet of an account, whole. */
export function findBet(database: Database, accountId: number, id: number, language: TextLanguage) {
  const own = query.selectFrom('bet').where('bet.id', '=', id).where('bet.accountId', '=', accountId)
  const found = database.first(withNames(own, language).select('bet.detail'))
  return found && { ...found, detail: readDetail(found.detail) }
}

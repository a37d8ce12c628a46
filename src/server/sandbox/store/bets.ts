import { sql } from 'kysely'
import type { Database } from '../db/database'
import { orZero, query } from '../db/query'
import type { Tables } from '../db/tables'
import type { TextLanguage } from '../language'
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
}

/** Answers the id of the bet; of several, that of the last one, which those before it count up to. */
export function recordBets(database: Database, bets: readonly [Bet, ...Bet[]]): number {
  const rows = bets.map(({ accountId, vassalage, nodeId, stake, win, status = 'SETTLED', placedAt }) => ({
    ...{ accountId, vassalage, stake, win, status, placedAt },
    nodeId: nodeId === undefined ? null : Number(nodeId),
  }))
  return database.run(query.insertInto('bet').values(rows)).id
}

export const betReference = (id: number): string => `BET${String(id).padStart(8, '0')}`

interface BetFilter extends Period {
  readonly accountId: number
  readonly vassalage: string | undefined
  readonly status: string | undefined
}

const title = {
  CN: 'game.titleCN as gameName',
  EN: 'game.titleEN as gameName',
  AR: 'game.titleAR as gameName',
} as const

/**
 * A page of bets, and totals of all that match, in minor units: stakes and wins of settled bets, so that they explain the
 * net, and stakes that are still open. What was given back is in neither.
 */
export function betsOf(database: Database, filter: BetFilter, language: TextLanguage, { offset, limit }: Range) {
  const { accountId, from, to, vassalage, status } = filter
  const matching = query
    .selectFrom('bet')
    .where((bet) =>
      bet.and([
        bet('bet.accountId', '=', accountId),
        bet('bet.placedAt', '>=', from),
        bet('bet.placedAt', '<', to),
        ...(vassalage === undefined ? [] : [bet('bet.vassalage', '=', vassalage)]),
        ...(status === undefined ? [] : [bet(sql.ref<string>('bet.status'), '=', status)]),
      ]),
    )
  const sums = database.one(
    matching.select(({ fn }) => [
      fn.countAll<number>().as('total'),
      orZero(fn.sum<number>('stake').filterWhere('status', '=', 'SETTLED')).as('stake'),
      orZero(fn.sum<number>('win').filterWhere('status', '=', 'SETTLED')).as('win'),
      orZero(fn.sum<number>('stake').filterWhere('status', '=', 'PENDING')).as('open'),
    ]),
  )
  const bets = database.all(
    matching
      .leftJoin('vendor', 'vendor.code', 'bet.vassalage')
      .leftJoin('game', 'game.nodeId', 'bet.nodeId')
      .select(['bet.id', 'bet.placedAt as at', 'bet.vassalage', 'bet.stake', 'bet.win', 'bet.status'])
      .select(['vendor.name as vendorName', 'vendor.category', title[language]])
      .orderBy('bet.placedAt', 'desc')
      .orderBy('bet.id', 'desc')
      .limit(limit)
      .offset(offset),
  )
  return { bets, ...sums }
}

/** What was staked from a time on, in minor units, but for bets whose stake was given back. */
export const stakedSince = (database: Database, accountId: number, from: number): number =>
  database.one(
    query
      .selectFrom('bet')
      .select(({ fn }) => orZero(fn.sum<number>('stake')).as('staked'))
      .where('accountId', '=', accountId)
      .where('placedAt', '>=', from)
      .where('status', '<>', 'CANCELLED'),
  ).staked

import type { Database } from '../db/database'
import { orZero, query } from '../db/query'
import type { Range } from './movements'

/** Points have two decimal places, and are whole hundredths in here. */
export type PointSource = 'LIVE' | 'LOTTERY' | 'PVP' | 'SLOTS' | 'SPORTS' | 'DEPOSIT'

/** What earns one point, in minor units of money: a stake, or a deposit (spec §3, point sources). */
export const earning: Readonly<Record<PointSource, number>> = {
  SLOTS: 10_00,
  LOTTERY: 10_00,
  LIVE: 20_00,
  SPORTS: 20_00,
  PVP: 20_00,
  DEPOSIT: 100_00,
}

/** The source of points that an exchange takes, or gives back. */
export const redeemed = 'REDEEM'

const sourceOf: Readonly<Record<string, PointSource>> = {
  LIVE: 'LIVE',
  SPORTS: 'SPORTS',
  PVP: 'PVP',
  ELOTT: 'LOTTERY',
  LOTT: 'LOTTERY',
}

/** Hundredths of points for an amount in minor units. */
export const pointsFor = (source: PointSource, minor: number): number => Math.floor((minor * 100) / earning[source])

const entriesOf = (accountId: number) => query.selectFrom('pointEntry').where('accountId', '=', accountId)

export const pointBalance = (database: Database, accountId: number): number =>
  database.one(entriesOf(accountId).select(({ fn }) => orZero(fn.sum<number>('points')).as('points'))).points

/** Adds points, or takes them where below zero. */
export const addPoints = (database: Database, accountId: number, source: string, points: number, now: number): void =>
  addEachOf(database, accountId, [{ source, points, earnedAt: now }])

interface PointEntry {
  readonly source: string
  readonly points: number
  readonly earnedAt: number
}

/** Adds points one after the other. What is none is left out. */
export function addEachOf(database: Database, accountId: number, entries: readonly PointEntry[]): void {
  const counted = entries.filter(({ points }) => points !== 0)
  if (counted.length === 0) return
  let balance = pointBalance(database, accountId)
  const rows = counted.map((entry) => {
    balance += entry.points
    return { ...entry, accountId, balance }
  })
  database.run(query.insertInto('pointEntry').values(rows))
}

/** What a stake at a vendor's game earns. */
export function pointsOfStake(
  category: string,
  stake: number,
): { readonly source: PointSource; readonly points: number } {
  const source = (Object.hasOwn(sourceOf, category) ? sourceOf[category] : undefined) ?? 'SLOTS'
  return { source, points: pointsFor(source, stake) }
}

export function earnByStake(
  database: Database,
  bet: { readonly accountId: number; readonly vassalage: string; readonly stake: number },
  now: number,
): void {
  const vendor = database.first(query.selectFrom('vendor').select('category').where('code', '=', bet.vassalage))
  const { source, points } = pointsOfStake(vendor?.category ?? '', bet.stake)
  addPoints(database, bet.accountId, source, points, now)
}

export function pointEntries(database: Database, accountId: number, { offset, limit }: Range) {
  const sums = database.one(
    entriesOf(accountId).select(({ fn }) => [
      fn.countAll<number>().as('total'),
      orZero(fn.sum<number>('points').filterWhere('source', '<>', redeemed)).as('earned'),
      // what was given back was not spent
      orZero(fn.sum<number>('points').filterWhere('source', '=', redeemed)).as('spent'),
    ]),
  )
  const entries = database.all(
    entriesOf(accountId)
      .select(['id', 'earnedAt as at', 'source', 'points', 'balance'])
      .orderBy('earnedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset),
  )
  return { entries, total: sums.total, earned: sums.earned, spent: Math.abs(sums.spent) }
}

/** What each source has brought so far. */
export const earnedBySource = (database: Database, accountId: number): ReadonlyMap<string, number> =>
  new Map(
    database
      .all(
        entriesOf(accountId)
          .select(({ fn }) => ['source', fn.sum<number>('points').as('points')])
          .where('source', '<>', redeemed)
          .groupBy('source'),
      )
      .map(({ source, points }) => [source, points]),
  )

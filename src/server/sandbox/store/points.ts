import type { Database } from '../db/database'
import { integer, optionalInteger, optionalText, text } from '../db/row'
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

const sourceOf: Readonly<Record<string, PointSource>> = {
  LIVE: 'LIVE',
  SPORTS: 'SPORTS',
  PVP: 'PVP',
  ELOTT: 'LOTTERY',
  LOTT: 'LOTTERY',
}

/** Hundredths of points for an amount in minor units. */
export const pointsFor = (source: PointSource, minor: number): number => Math.floor((minor * 100) / earning[source])

export const pointBalance = (database: Database, accountId: number): number =>
  integer(
    database.get('select coalesce(sum(points), 0) as points from point_entry where account_id = ?', accountId) ?? {},
    'points',
  )

/** Adds points, or takes them where below zero. */
export function addPoints(database: Database, accountId: number, source: string, points: number, now: number): void {
  if (points === 0) return
  database.run(
    'insert into point_entry (account_id, source, points, balance, earned_at) values (?, ?, ?, ?, ?)',
    accountId,
    source,
    points,
    pointBalance(database, accountId) + points,
    now,
  )
}

export function earnByStake(
  database: Database,
  bet: { readonly accountId: number; readonly vassalage: string; readonly stake: number },
  now: number,
): void {
  const row = database.get('select category from vendor where code = ?', bet.vassalage)
  const category = row === undefined ? '' : text(row, 'category')
  const source = (Object.hasOwn(sourceOf, category) ? sourceOf[category] : undefined) ?? 'SLOTS'
  addPoints(database, bet.accountId, source, pointsFor(source, bet.stake), now)
}

export function pointEntries(database: Database, accountId: number, { offset, limit }: Range) {
  const sums = database.get(
    `select count(*) as entries, coalesce(sum(max(points, 0)), 0) as earned, coalesce(sum(max(-points, 0)), 0) as spent
     from point_entry where account_id = ?`,
    accountId,
  )
  const entries = database
    .all(
      'select * from point_entry where account_id = ? order by earned_at desc, id desc limit ? offset ?',
      accountId,
      limit,
      offset,
    )
    .map((row) => ({
      id: integer(row, 'id'),
      at: integer(row, 'earned_at'),
      source: text(row, 'source'),
      points: integer(row, 'points'),
      balance: integer(row, 'balance'),
    }))
  const sum = (column: string) => integer(sums ?? {}, column)
  return { entries, total: sum('entries'), earned: sum('earned'), spent: sum('spent') }
}

export interface Exchange {
  readonly reference: string
  readonly requestId: string
  readonly kind: 'REWARD' | 'CONVERT'
  readonly reward: string | undefined
  readonly quantity: number
  readonly points: number
  readonly amount: number | undefined
  readonly address: string | undefined
  readonly status: 'PROCESSING' | 'REJECTED' | 'APPROVED'
  readonly at: number
}

export interface NewExchange extends Omit<Exchange, 'reference' | 'at'> {
  readonly accountId: number
}

/** Takes the points and writes the exchange down. To be called in a transaction. */
export function addExchange(database: Database, exchange: NewExchange, now: number): string {
  const { accountId, requestId, kind, reward, quantity, points, amount, address, status } = exchange
  const { id } = database.run(
    `insert into point_exchange
       (reference, account_id, request_id, kind, reward, quantity, points, amount_minor, address, status, applied_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    `new-${accountId}-${requestId}`,
    accountId,
    requestId,
    kind,
    reward ?? null,
    quantity,
    points,
    amount ?? null,
    address ?? null,
    status,
    now,
  )
  const reference = `PTS${String(id).padStart(8, '0')}`
  database.run(
    'update point_exchange set reference = ? where account_id = ? and request_id = ?',
    reference,
    accountId,
    requestId,
  )
  addPoints(database, accountId, 'REDEEM', -points, now)
  return reference
}

/** The exchange that a request has made already. */
export function exchangeOf(database: Database, accountId: number, requestId: string): Exchange | undefined {
  const row = database.get('select * from point_exchange where account_id = ? and request_id = ?', accountId, requestId)
  return row && readExchange(row)
}

export const exchangedOf = (database: Database, accountId: number, reward: string): number =>
  integer(
    database.get(
      `select coalesce(sum(quantity), 0) as taken from point_exchange where account_id = ? and reward = ? and status <> 'REJECTED'`,
      accountId,
      reward,
    ) ?? {},
    'taken',
  )

/** Of all requests, newest first, or of the one that is named. */
export function exchangesOf(database: Database, accountId: number, { offset, limit }: Range, requestId?: string) {
  const [where, ...of] =
    requestId === undefined
      ? ['account_id = ?', accountId]
      : ['account_id = ? and request_id = ?', accountId, requestId]
  const total = integer(database.get(`select count(*) as rows from point_exchange where ${where}`, ...of) ?? {}, 'rows')
  const exchanges = database
    .all(
      `select * from point_exchange where ${where} order by applied_at desc, reference desc limit ? offset ?`,
      ...of,
      limit,
      offset,
    )
    .map(readExchange)
  return { exchanges, total }
}

function readExchange(row: NonNullable<ReturnType<Database['get']>>): Exchange {
  const status = text(row, 'status')
  return {
    reference: text(row, 'reference'),
    requestId: text(row, 'request_id'),
    kind: text(row, 'kind') === 'CONVERT' ? 'CONVERT' : 'REWARD',
    reward: optionalText(row, 'reward'),
    quantity: integer(row, 'quantity'),
    points: integer(row, 'points'),
    amount: optionalInteger(row, 'amount_minor'),
    address: optionalText(row, 'address'),
    status: status === 'REJECTED' || status === 'APPROVED' ? status : 'PROCESSING',
    at: integer(row, 'applied_at'),
  }
}

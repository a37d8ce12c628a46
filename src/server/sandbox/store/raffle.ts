import type { Selectable } from 'kysely'
import { type RafflePrize, type RafflePrizes, weightOfAll } from '../content/raffle'
import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import type { Tables } from '../db/tables'
import type { Range } from './movements'
import { referenceOf } from './references'

export interface Draw {
  readonly reference: string
  readonly requestId: string
  readonly ticketId: number
  readonly prize: string
  readonly at: number
}

/**
 * The prize for a random number in [0, 1): each prize takes a share of that range equal to its share of all weights. With
 * 32 random bits, no prize is off its odds by more than one in four billion.
 */
export function prizeAt(prizes: RafflePrizes, number: number): RafflePrize {
  let left = Math.floor(number * weightOfAll(prizes))
  return prizes.find(({ weight }) => (left -= weight) < 0) ?? prizes[0]
}

export function addTickets(
  database: Database,
  { accountId, count, source }: { readonly accountId: number; readonly count: number; readonly source: string },
  now: number,
): void {
  const rows = Array.from({ length: count }, () => ({ accountId, source, earnedAt: now }))
  if (rows.length > 0) database.run(query.insertInto('raffleTicket').values(rows))
}

/** Tickets that were not drawn yet. */
const unused = (accountId: number) =>
  query
    .selectFrom('raffleTicket')
    .where('accountId', '=', accountId)
    .where('id', 'not in', query.selectFrom('raffleDraw').select('ticketId'))

/** How many there are, and which is drawn next: the oldest. */
export function ticketsOf(database: Database, accountId: number) {
  const next = database.first(unused(accountId).select('id').orderBy('id').limit(1))
  return { count: countOf(database, unused(accountId)), next: next?.id }
}

export const hasTicket = (database: Database, accountId: number, ticketId: number): boolean =>
  countOf(database, unused(accountId).where('id', '=', ticketId)) > 0

/** Writes down what a ticket has won. In a transaction. */
export function addDraw(
  database: Database,
  draw: Omit<Draw, 'reference' | 'at'> & { readonly accountId: number },
  now: number,
): Draw {
  const { accountId, ...rest } = draw
  const { id } = database.run(query.insertInto('raffleDraw').values({ accountId, ...rest, drawnAt: now }))
  return { ...rest, reference: drawReference(id), at: now }
}

const drawReference = (id: number): string => referenceOf('RAF', id)
const drawsFrom = (accountId: number) => query.selectFrom('raffleDraw').where('accountId', '=', accountId)

const read = ({ id, drawnAt, accountId: _own, ...row }: Selectable<Tables['raffleDraw']>): Draw => ({
  ...row,
  reference: drawReference(id),
  at: drawnAt,
})

/** The draw that a request has made already. */
export function drawOf(database: Database, accountId: number, requestId: string): Draw | undefined {
  const row = database.first(drawsFrom(accountId).selectAll().where('requestId', '=', requestId))
  return row && read(row)
}

/** Newest first. */
export function drawsOf(database: Database, accountId: number, { offset, limit }: Range) {
  const rows = database.all(drawsFrom(accountId).selectAll().orderBy('id', 'desc').limit(limit).offset(offset))
  return { draws: rows.map(read), total: countOf(database, drawsFrom(accountId)) }
}

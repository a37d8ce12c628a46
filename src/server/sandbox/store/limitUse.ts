import type { Database } from '../db/database'
import { query } from '../db/query'
import type { Tables } from '../db/tables'
import { minute } from '../durations'
import type { LimitKind } from './limits'
import { type Entry, joinSpans } from './limitWindows'
import { staysSince } from './stays'

/** Whether a deposit counts, from its request on. */
const counts: Readonly<Record<Tables['deposit']['status'], boolean>> = {
  PENDING: true,
  CREDITED: true,
  FAILED: false,
  CANCELLED: false,
}
const counted = Object.entries(counts).flatMap(([status, isCounted]) => (isCounted ? [status] : []))

/** What was paid in or is on its way, and what an agent gave: money to play with, whoever it came from. */
function deposits(database: Database, accountId: number, since: number): readonly Entry[] {
  const own = database
    .all(
      query
        .selectFrom('deposit')
        .select(['createdAt as at', 'amount', 'status'])
        .where('accountId', '=', accountId)
        .where('createdAt', '>', since),
    )
    .filter(({ status }) => counted.includes(status))
  const fromAgents = database.all(
    query
      .selectFrom('teamTransfer')
      .select(['movedAt as at', 'amount'])
      .where('receiverId', '=', accountId)
      .where('direction', '=', 'DOWN')
      .where('movedAt', '>', since),
  )
  return [...own, ...fromAgents].toSorted((one, other) => one.at - other.at)
}

const bets = (accountId: number, since: number) =>
  query
    .selectFrom('bet')
    .where('accountId', '=', accountId)
    .where('placedAt', '>', since)
    .where('status', '<>', 'CANCELLED')
    .orderBy('placedAt')

const stakes = (database: Database, accountId: number, since: number): readonly Entry[] =>
  database.all(bets(accountId, since).select(['placedAt as at', 'stake as amount']))

/** An open bet counts as lost until it is decided. */
const losses = (database: Database, accountId: number, since: number): readonly Entry[] =>
  database.all(
    bets(accountId, since).select((bet) => ['placedAt as at', bet('stake', '-', bet.ref('win')).as('amount')]),
  )

/** Minutes signed in, one by one, so that each leaves the window by itself. */
function sessions(database: Database, accountId: number, since: number): readonly Entry[] {
  return joinSpans(staysSince(database, accountId, since)).flatMap(({ from, to }) => {
    const start = Math.max(from, since)
    return Array.from({ length: Math.floor((to - start) / minute) }, (_, place) => ({
      at: start + place * minute,
      amount: 1,
    }))
  })
}

const entries: Readonly<Record<LimitKind, typeof deposits>> = {
  DEPOSIT: deposits,
  STAKE: stakes,
  LOSS: losses,
  SESSION: sessions,
}

/** What counts towards limits of a kind since a moment, the oldest first: minor units, or minutes. */
export const limitEntries = (database: Database, accountId: number, kind: LimitKind, since: number): readonly Entry[] =>
  entries[kind](database, accountId, since)

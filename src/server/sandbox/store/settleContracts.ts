import { afterLeaving, isRunning } from '../contracts/machine'
import { type Play, settle } from '../contracts/settle'
import type { Span } from '../contracts/spans'
import type { Database } from '../db/database'
import { query } from '../db/query'
import { accountById } from './accounts'
import { newestBet, unindexedStatus } from './bets'
import { canPay, payDebts, recordPayment } from './contractPayments'
import {
  type Contract,
  dueContracts,
  openProposals,
  payersOf,
  recordEvent,
  setState,
  unsettledContracts,
} from './contracts'

/** Everything of an account's contracts, on either side, that is due by the clock is settled, and then paid. */
export function settleContracts(database: Database, accountId: number, zone: string, now: number): void {
  const isDue = dueContracts(database, accountId, now).length > 0
  if (!isDue && !payersAround(database, accountId).some((payer) => canPay(database, payer))) return
  database.transaction(() => {
    // another process may have been first
    for (const contract of dueContracts(database, accountId, now))
      settleOne(database, endWithTheLine(database, contract, now), zone, now)
    payAround(database, accountId, now)
  })
}

/**
 * Whoever leaves is paid up to now, at once: contracts that pay the account end, and so does the stretch that they are
 * in. What is proposed to the account or by it is withdrawn. Answers the contracts whose state it has changed. In a
 * transaction.
 */
export function endContractsOf(database: Database, accountId: number, zone: string, now: number): readonly Contract[] {
  const unsettled = unsettledContracts(database, accountId)
  const ended = [...unsettled, ...openProposals(database, accountId)].flatMap(
    (contract) => endBySide(database, contract, now) ?? [],
  )
  for (const contract of unsettled)
    settleOne(database, ended.find(({ id }) => id === contract.id) ?? contract, zone, now, true)
  payAround(database, accountId, now)
  return ended
}

/** The account itself comes last: it pays with what it was paid. */
const payersAround = (database: Database, accountId: number): readonly number[] => [
  ...payersOf(database, accountId),
  accountId,
]

/** The platform pays at once, everybody else as they can. */
function payAround(database: Database, accountId: number, now: number): void {
  for (const payer of [null, ...payersAround(database, accountId)]) payDebts(database, payer, now)
}

/** @param leaves the holder is about to leave: what the present stretch has earned until now is not waited for */
function settleOne(database: Database, contract: Contract, zone: string, now: number, leaves = false): void {
  const { id, kind, cycle, terms, carry, uplineId: payerId, accountId: payeeId } = contract
  const endsAt = contract.endsAt ?? undefined
  const settledTo = contract.settledTo ?? now
  const settled = settle({ kind, cycle, terms, carry, settledTo, endsAt, leaves }, zone, now, (span) =>
    playsOf(database, contract, span),
  )
  for (const { from, to, dueAt, amount, ...detail } of settled.payments)
    recordPayment(database, {
      ...{ contractId: id, kind, payerId, payeeId, periodFrom: from, periodTo: to, amount, detail, dueAt },
    })
  database.run(
    query
      .updateTable('contract')
      .set({
        ...{ settledTo: settled.settledTo, carry: settled.carry, nextAt: settled.nextAt ?? null },
        ...(settled.settledTo > settledTo && { settledBet: newestBet(database) }),
      })
      .where('id', '=', id),
  )
}

/** The bets of a stretch that is settled now, and before them those that were late for what is settled. */
function playsOf(database: Database, contract: Contract, { from, to }: Span): readonly Play[] {
  const { accountId, startsAt, endsAt, settledBet, lastBet } = contract
  const newest = lastBet ?? newestBet(database)
  const isWhole = startsAt === null || startsAt >= from || settledBet >= newest
  const late = isWhole ? [] : database.all(latePlays(accountId, { from: startsAt, to: from }, settledBet, newest))
  return [
    ...late.map((play) => ({ ...play, at: from })),
    ...database.all(playsBetween(accountId, { from, to: Math.min(to, endsAt ?? to) }, newest)),
  ]
}

/** A contract ends where its two sides are no longer upline and direct subordinate. */
function endWithTheLine(database: Database, contract: Contract, now: number): Contract {
  const { state, uplineId, accountId } = contract
  if (!isRunning(state) || standsBelow(database, accountId, uplineId)) return contract
  return endBySide(database, contract, now) ?? contract
}

/** One of its sides is gone. Undefined: it was over before. */
function endBySide(database: Database, contract: Contract, now: number): Contract | undefined {
  const state = afterLeaving(contract.state)
  if (state === undefined) return undefined
  const change = {
    ...{ state, decidedAt: now },
    ...(state === 'ENDED' && { endsAt: now, lastBet: newestBet(database) }),
  }
  setState(database, contract.id, change)
  recordEvent(database, contract.id, 'LEAVE', 'PLATFORM', now)
  return { ...contract, ...change }
}

/** Whether a contract between these two may begin and go on; the platform stands above everybody. */
export function standsBelow(database: Database, accountId: number, uplineId: number | null): boolean {
  const holder = accountById(database, accountId)
  if (!holder || holder.disabled) return false
  return uplineId === null || (holder.upline === uplineId && accountById(database, uplineId)?.disabled === false)
}

/** Settled bets of an account and of everybody below it, by the time of their results, up to the newest. */
export const playsBetween = (accountId: number, { from, to }: Span, newest: number) =>
  playsOfTeam(accountId)
    .where('bet.status', '=', 'SETTLED')
    .where('bet.dueAt', '>=', from)
    .where('bet.dueAt', '<', to)
    .where('bet.id', '<=', newest)
    .orderBy('bet.dueAt')
    .orderBy('bet.id')

/** The same, of those that were recorded after a bet: they are few, and found by that. */
export const latePlays = (accountId: number, { from, to }: Span, after: number, newest: number) =>
  playsOfTeam(accountId)
    .where('bet.id', '>', after)
    .where('bet.id', '<=', newest)
    .where(unindexedStatus, '=', 'SETTLED')
    .where('bet.dueAt', '>=', from)
    .where('bet.dueAt', '<', to)
    .orderBy('bet.id')

const playsOfTeam = (accountId: number) =>
  query
    .selectFrom('bet')
    .select(['bet.accountId', 'bet.stake', 'bet.win', 'bet.dueAt as at'])
    .where((bet) =>
      bet.or([
        bet('bet.accountId', '=', accountId),
        bet.exists(
          bet
            .selectFrom('teamPath')
            .select('teamPath.depth')
            .where('teamPath.ancestorId', '=', accountId)
            .whereRef('teamPath.accountId', '=', 'bet.accountId'),
        ),
      ]),
    )

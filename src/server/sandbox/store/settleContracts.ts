import { isRunning } from '../contracts/machine'
import { settle } from '../contracts/settle'
import type { Span } from '../contracts/spans'
import type { Database } from '../db/database'
import { query } from '../db/query'
import { accountById } from './accounts'
import { canPay, payDebts, recordPayment } from './contractPayments'
import { type Contract, dueContracts, payersOf, recordEvent, setState, unsettledContracts } from './contracts'

/** Everything of an account's contracts, on either side, that is due by the clock is settled, and then paid. */
export function settleContracts(database: Database, accountId: number, zone: string, now: number): void {
  const isDue = dueContracts(database, accountId, now).length > 0
  if (!isDue && !payersAround(database, accountId).some((payer) => canPay(database, payer))) return
  database.transaction(() => {
    // another process may have been first
    for (const contract of dueContracts(database, accountId, now)) settleOne(database, contract, zone, now)
    payAround(database, accountId, now)
  })
}

/**
 * Whoever leaves is paid up to now, at once: contracts that pay the account end, and so does the stretch that they are
 * in. In a transaction.
 */
export function endContractsOf(database: Database, accountId: number, zone: string, now: number): void {
  for (const contract of unsettledContracts(database, accountId)) {
    const endsAt = isRunning(contract.state) ? endBySide(database, contract, now) : contract.endsAt
    settleOne(database, { ...contract, endsAt }, zone, now, true)
  }
  payAround(database, accountId, now)
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
  const endsAt = (leaves ? contract.endsAt : (endWithTheLine(database, contract, now) ?? contract.endsAt)) ?? undefined
  const settledTo = contract.settledTo ?? now
  const settled = settle({ kind, cycle, terms, carry, settledTo, endsAt, leaves }, zone, now, (span) =>
    database.all(playsBetween(payeeId, span)),
  )
  for (const { from, to, dueAt, amount, ...detail } of settled.payments)
    recordPayment(database, {
      ...{ contractId: id, kind, payerId, payeeId, periodFrom: from, periodTo: to, amount, detail, dueAt },
    })
  database.run(
    query
      .updateTable('contract')
      .set({ settledTo: settled.settledTo, carry: settled.carry, nextAt: settled.nextAt ?? null })
      .where('id', '=', id),
  )
}

/** A contract ends where its two sides are no longer upline and direct subordinate. */
function endWithTheLine(database: Database, contract: Contract, now: number): number | undefined {
  const { state, uplineId, accountId } = contract
  if (!isRunning(state) || standsBelow(database, accountId, uplineId)) return undefined
  return endBySide(database, contract, now)
}

/** One of its sides is gone. Answers when it ends. */
function endBySide(database: Database, { id }: Contract, now: number): number {
  setState(database, id, { state: 'ENDED', decidedAt: now, endsAt: now })
  recordEvent(database, id, 'LEAVE', 'PLATFORM', now)
  return now
}

/** Whether a contract between these two may begin and go on; the platform stands above everybody. */
export function standsBelow(database: Database, accountId: number, uplineId: number | null): boolean {
  const holder = accountById(database, accountId)
  if (!holder || holder.disabled) return false
  return uplineId === null || (holder.upline === uplineId && accountById(database, uplineId)?.disabled === false)
}

/** Settled bets of an account and of everybody below it, by the time of their results. */
export const playsBetween = (accountId: number, { from, to }: Span) =>
  query
    .selectFrom('bet')
    .select(['bet.accountId', 'bet.stake', 'bet.win', 'bet.dueAt as at'])
    .where('bet.status', '=', 'SETTLED')
    .where('bet.dueAt', '>=', from)
    .where('bet.dueAt', '<', to)
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
    .orderBy('bet.dueAt')
    .orderBy('bet.id')

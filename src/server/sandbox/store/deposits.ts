import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import type { Tables } from '../db/tables'
import { decimal } from '../money'
import { grantDepositBonus } from './depositBonus'
import { sendMessage } from './messages'
import { move, type Range } from './movements'
import { addPoints, pointsFor } from './points'
import { recordFirstDeposit } from './invitations'
import { rewardInviter } from './referrals'
import { requireTurnover } from './turnover'
import { isRefusedAmount } from './refusedAmounts'
import { pauseOf } from './pauses'

export type DepositStatus = Tables['deposit']['status']

export interface Deposit {
  readonly reference: string
  readonly requestId: string
  readonly method: string
  readonly amount: number
  readonly status: DepositStatus
  readonly createdAt: number
  readonly promotion: string | null
  readonly bonus: number
  readonly bonusTurnover: number
  /** JSON: values of the method's fields. */
  readonly details: string
  readonly proof: string | null
}

/** The sandbox approves so many milliseconds after it was asked. */
export const approvedAfter = 4_000
/** A payment is waited for so long. */
export const paymentWait = 30 * 60_000

/** Amounts that end in .17 are never paid: they wait until their time is over. */
export const isNeverPaid = (minor: number): boolean => minor % 100 === 17

interface NewDeposit {
  readonly accountId: number
  readonly requestId: string
  readonly method: string
  readonly amount: number
  readonly details?: Readonly<Record<string, string>> | undefined
  readonly proof?: string | undefined
  readonly promotion?: { readonly id: string; readonly bonus: number; readonly turnover: number } | undefined
}

/** The caller has made sure that the account has no deposit of this request. */
export function addDeposit(
  database: Database,
  { accountId, requestId, method, amount, details = {}, proof = undefined, promotion = undefined }: NewDeposit,
  now: number,
): Deposit {
  return database.transaction(() => {
    const taken = { promotion: promotion?.id ?? null, bonus: promotion?.bonus ?? 0 }
    const status: DepositStatus = 'PENDING'
    const deposit = {
      requestId,
      method,
      amount,
      status,
      createdAt: now,
      ...taken,
      bonusTurnover: promotion?.turnover ?? 0,
      details: JSON.stringify(details),
      proof: proof ?? null,
    }
    const beside = { accountId, reference: `new-${accountId}-${requestId}` }
    const { id } = database.run(query.insertInto('deposit').values({ ...deposit, ...beside }))
    const reference = `DEP${String(id).padStart(8, '0')}`
    database.run(
      query
        .updateTable('deposit')
        .set({ reference })
        .where('accountId', '=', accountId)
        .where('requestId', '=', requestId),
    )
    return { ...deposit, reference }
  })
}

const depositsOf = (accountId: number) =>
  query
    .selectFrom('deposit')
    .select(['reference', 'requestId', 'method', 'amount', 'status', 'createdAt'])
    .select(['promotion', 'bonus', 'bonusTurnover', 'details', 'proof'])
    .where('accountId', '=', accountId)

/** The deposit that a request has made already. */
export const depositOf = (database: Database, accountId: number, requestId: string): Deposit | undefined =>
  database.first(depositsOf(accountId).where('requestId', '=', requestId))

export const findDeposit = (database: Database, accountId: number, reference: string): Deposit | undefined =>
  database.first(depositsOf(accountId).where('reference', '=', reference))

export function latestDeposits(database: Database, accountId: number, { offset, limit }: Range) {
  const rows = depositsOf(accountId).orderBy('createdAt', 'desc').orderBy('reference', 'desc')
  return { deposits: database.all(rows.limit(limit).offset(offset)), total: countOf(database, depositsOf(accountId)) }
}

interface PastDeposit {
  readonly reference: string
  readonly amount: number
  readonly at: number
}

/** Deposits that were credited before the sandbox knew of them; their movements are written down apart. */
export function recordPastDeposits(database: Database, accountId: number, past: readonly PastDeposit[]): void {
  const rows = past.map(({ reference, amount, at }) => ({
    ...{ reference, accountId, amount, createdAt: at, method: 'bank', requestId: `past-${reference}` },
    status: 'CREDITED' as const,
  }))
  if (rows.length > 0)
    database.run(
      query
        .insertInto('deposit')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing()),
    )
}

/** From waiting to its end, once. False where another has been first. */
function end(database: Database, reference: string, status: Exclude<DepositStatus, 'PENDING'>): boolean {
  const { changes } = database.run(
    query.updateTable('deposit').set({ status }).where('reference', '=', reference).where('status', '=', 'PENDING'),
  )
  return changes > 0
}

/** Calls off a deposit that waits for its payment. False, and nothing happened, where it has come to an end before. */
export const cancelDeposit = (database: Database, accountId: number, reference: string): boolean =>
  database.transaction(
    () => findDeposit(database, accountId, reference)?.status === 'PENDING' && end(database, reference, 'CANCELLED'),
  )

/** Decides what has waited long enough: once each, with its movement, its points and its message. */
export function decideDeposits(database: Database, accountId: number, currency: string, now: number): void {
  const due = database.all(
    depositsOf(accountId)
      .where('status', '=', 'PENDING')
      .where('createdAt', '<=', now - approvedAfter),
  )
  for (const { reference, amount, createdAt, promotion, bonus, bonusTurnover } of due) {
    if (isNeverPaid(amount) && now < createdAt + paymentWait) continue
    const credited = !isRefusedAmount(amount) && !isNeverPaid(amount)
    database.transaction(() => {
      if (!end(database, reference, credited ? 'CREDITED' : 'FAILED')) return
      if (credited) {
        move(database, { accountId, kind: 'DEPOSIT', amount, reference }, now)
        addPoints(database, accountId, 'DEPOSIT', pointsFor('DEPOSIT', amount), now)
        requireTurnover(database, { accountId, source: 'DEPOSIT', reference, required: amount }, now)
        // an inducement to play does not reach a player on a break
        if (pauseOf(database, accountId, now) === undefined)
          grantDepositBonus(database, { accountId, promotion, bonus, bonusTurnover }, now)
        recordFirstDeposit(database, accountId, now)
        rewardInviter(database, { friendId: accountId, amount, currency }, now)
      }
      const params = { reference, amount: decimal(amount), currency }
      sendMessage(database, accountId, credited ? 'DEPOSIT_CREDITED' : 'DEPOSIT_FAILED', params, now)
    })
  }
}

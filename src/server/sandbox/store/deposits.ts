import type { Database } from '../db/database'
import { query } from '../db/query'
import type { Tables } from '../db/tables'
import { decimal } from '../money'
import { sendMessage } from './messages'
import { move } from './movements'
import { addPoints, pointsFor } from './points'
import { requireTurnover } from './turnover'

export type DepositStatus = Tables['deposit']['status']

export interface Deposit {
  readonly reference: string
  readonly requestId: string
  readonly method: string
  readonly amount: number
  readonly status: DepositStatus
  readonly createdAt: number
}

/** The sandbox approves so many milliseconds after it was asked. */
export const approvedAfter = 4_000
/** A payment is waited for so long. */
export const paymentWait = 30 * 60_000

/** Amounts that end in .13 are turned down, so that the failure can be seen. */
const isRefused = (minor: number): boolean => minor % 100 === 13

interface NewDeposit {
  readonly accountId: number
  readonly requestId: string
  readonly method: string
  readonly amount: number
}

/** The caller has made sure that the account has no deposit of this request. */
export function addDeposit(
  database: Database,
  { accountId, requestId, method, amount }: NewDeposit,
  now: number,
): Deposit {
  return database.transaction(() => {
    const deposit = { requestId, method, amount, status: 'PENDING', createdAt: now } as const
    const { id } = database.run(
      query.insertInto('deposit').values({ ...deposit, accountId, reference: `new-${accountId}-${requestId}` }),
    )
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
    .where('accountId', '=', accountId)

/** The deposit that a request has made already. */
export const depositOf = (database: Database, accountId: number, requestId: string): Deposit | undefined =>
  database.first(depositsOf(accountId).where('requestId', '=', requestId))

export const findDeposit = (database: Database, accountId: number, reference: string): Deposit | undefined =>
  database.first(depositsOf(accountId).where('reference', '=', reference))

export const latestDeposits = (database: Database, accountId: number, limit: number): readonly Deposit[] =>
  database.all(depositsOf(accountId).orderBy('createdAt', 'desc').orderBy('reference', 'desc').limit(limit))

/** Decides what has waited long enough: once each, with its movement, its points and its message. */
export function decideDeposits(database: Database, accountId: number, currency: string, now: number): void {
  const due = database.all(
    depositsOf(accountId)
      .where('status', '=', 'PENDING')
      .where('createdAt', '<=', now - approvedAfter),
  )
  for (const { reference, amount } of due) {
    const credited = !isRefused(amount)
    database.transaction(() => {
      const { changes } = database.run(
        query
          .updateTable('deposit')
          .set({ status: credited ? 'CREDITED' : 'FAILED' })
          .where('reference', '=', reference)
          .where('status', '=', 'PENDING'),
      )
      if (changes === 0) return
      if (credited) {
        move(database, { accountId, kind: 'DEPOSIT', amount, reference }, now)
        addPoints(database, accountId, 'DEPOSIT', pointsFor('DEPOSIT', amount), now)
        requireTurnover(database, { accountId, source: 'DEPOSIT', reference, required: amount }, now)
      }
      const params = { reference, amount: `${currency} ${decimal(amount)}` }
      sendMessage(database, accountId, credited ? 'DEPOSIT_CREDITED' : 'DEPOSIT_FAILED', params, now)
    })
  }
}

import type { Database, Row } from '../db/database'
import { integer, text } from '../db/row'
import { decimal } from '../money'
import { sendMessage } from './messages'
import { move } from './movements'
import { addPoints, pointsFor } from './points'

export type DepositStatus = 'PENDING' | 'CREDITED' | 'FAILED'

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
    const { id } = database.run(
      `insert into deposit (reference, account_id, request_id, method, amount_minor, status, created_at)
       values (?, ?, ?, ?, ?, 'PENDING', ?)`,
      `new-${accountId}-${requestId}`,
      accountId,
      requestId,
      method,
      amount,
      now,
    )
    const reference = `DEP${String(id).padStart(8, '0')}`
    database.run(
      'update deposit set reference = ? where account_id = ? and request_id = ?',
      reference,
      accountId,
      requestId,
    )
    return { reference, requestId, method, amount, status: 'PENDING', createdAt: now }
  })
}

/** The deposit that a request has made already. */
export function depositOf(database: Database, accountId: number, requestId: string): Deposit | undefined {
  const row = database.get('select * from deposit where account_id = ? and request_id = ?', accountId, requestId)
  return row && readDeposit(row)
}

export function findDeposit(database: Database, accountId: number, reference: string): Deposit | undefined {
  const row = database.get('select * from deposit where account_id = ? and reference = ?', accountId, reference)
  return row && readDeposit(row)
}

export const latestDeposits = (database: Database, accountId: number, limit: number): readonly Deposit[] =>
  database
    .all(
      'select * from deposit where account_id = ? order by created_at desc, reference desc limit ?',
      accountId,
      limit,
    )
    .map(readDeposit)

/** Decides what has waited long enough: once each, with its movement, its points and its message. */
export function decideDeposits(database: Database, accountId: number, currency: string, now: number): void {
  const due = database
    .all(
      "select * from deposit where account_id = ? and status = 'PENDING' and created_at <= ?",
      accountId,
      now - approvedAfter,
    )
    .map(readDeposit)
  for (const { reference, amount } of due) {
    const credited = !isRefused(amount)
    database.transaction(() => {
      const { changes } = database.run(
        "update deposit set status = ? where reference = ? and status = 'PENDING'",
        credited ? 'CREDITED' : 'FAILED',
        reference,
      )
      if (changes === 0) return
      if (credited) {
        move(database, { accountId, kind: 'DEPOSIT', amount, reference }, now)
        addPoints(database, accountId, 'DEPOSIT', pointsFor('DEPOSIT', amount), now)
      }
      const params = { reference, amount: `${currency} ${decimal(amount)}` }
      sendMessage(database, accountId, credited ? 'DEPOSIT_CREDITED' : 'DEPOSIT_FAILED', params, now)
    })
  }
}

function readDeposit(row: Row): Deposit {
  const status = text(row, 'status')
  return {
    reference: text(row, 'reference'),
    requestId: text(row, 'request_id'),
    method: text(row, 'method'),
    amount: integer(row, 'amount_minor'),
    status: status === 'CREDITED' || status === 'FAILED' ? status : 'PENDING',
    createdAt: integer(row, 'created_at'),
  }
}

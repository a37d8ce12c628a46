import { type Selectable, sql } from 'kysely'
import type { ContractKind } from '../contracts/kinds'
import type { Computed } from '../contracts/settle'
import type { Database } from '../db/database'
import { orZero, query } from '../db/query'
import type { Tables } from '../db/tables'
import { turnoverLeft } from './turnover'
import { move, type Period, type Range } from './movements'

export interface PaymentDetail extends Computed {
  readonly carriedIn: number
  readonly carriedOut: number
}

type Row = Tables['contractPayment']
export type ContractPayment = Omit<Selectable<Row>, 'detail'> & {
  readonly detail: PaymentDetail
  readonly cycle: Tables['contract']['cycle']
}

export const paymentReference = (id: number): string => `PAY${String(id).padStart(8, '0')}`

/** Once for each contract and stretch; false where it stands already. In a transaction. */
export function recordPayment(
  database: Database,
  { detail, ...payment }: Omit<Row, 'id' | 'detail' | 'state' | 'paidAt'> & { readonly detail: PaymentDetail },
  now: number,
): boolean {
  const row = { ...payment, detail: JSON.stringify(detail), state: 'OWED' as const }
  const { changes, id } = database.run(
    query
      .insertInto('contractPayment')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  )
  if (changes > 0) pay(database, { ...payment, id }, now)
  return changes > 0
}

type Payable = Pick<Selectable<Row>, 'id' | 'payerId' | 'payeeId' | 'amount'>

/** From one main wallet to the other; owed where the payer's is too low, or still has turnover to do. */
function pay(database: Database, { id, payerId, payeeId, amount }: Payable, now: number): boolean {
  const reference = paymentReference(id)
  const movement = { kind: 'CONTRACT', reference } as const
  if (payerId !== null && turnoverLeft(database, payerId) > 0) return false
  if (payerId !== null && !move(database, { ...movement, accountId: payerId, amount: -amount }, now)) return false
  move(database, { ...movement, accountId: payeeId, amount }, now)
  database.run(query.updateTable('contractPayment').set({ state: 'PAID', paidAt: now }).where('id', '=', id))
  return true
}

/** What an account owes, or is owed, is paid oldest first as far as the payers' wallets go. In a transaction. */
export function payOwed(database: Database, accountId: number, now: number): void {
  const empty = new Set<number>()
  for (const payment of owedPayments(database, accountId)) {
    if (payment.payerId === null || empty.has(payment.payerId)) continue
    if (!pay(database, payment, now)) empty.add(payment.payerId)
  }
}

const owedPayments = (database: Database, accountId: number): readonly Payable[] =>
  (['payerId', 'payeeId'] as const).flatMap((side) =>
    database.all(
      query
        .selectFrom('contractPayment')
        .select(['id', 'payerId', 'payeeId', 'amount'])
        .where(side, '=', accountId)
        // written out: a value that is bound is not known to be that of the index
        .where('state', '=', sql.lit('OWED' as const))
        .orderBy('dueAt')
        .orderBy('id'),
    ),
  )

export const hasOwed = (database: Database, accountId: number): boolean => owedPayments(database, accountId).length > 0

interface PaymentFilter extends Period {
  readonly accountId: number
  readonly direction: 'IN' | 'OUT'
  readonly kind: ContractKind | undefined
}

const sides = { IN: 'payeeId', OUT: 'payerId' } as const

const matching = ({ accountId, direction, kind, from, to }: PaymentFilter) => {
  const own = query
    .selectFrom('contractPayment')
    .where(`contractPayment.${sides[direction]}`, '=', accountId)
    .where('contractPayment.dueAt', '>=', from)
    .where('contractPayment.dueAt', '<', to)
  return kind === undefined ? own : own.where('contractPayment.kind', '=', kind)
}

/** Of a period, every page: how many there are, what was paid, and what is owed. */
export const paymentSums = (database: Database, filter: PaymentFilter) =>
  database.one(
    matching(filter).select(({ fn }) => [
      fn.countAll<number>().as('total'),
      orZero(fn.sum<number>('amount').filterWhere('state', '=', 'PAID')).as('paid'),
      orZero(fn.sum<number>('amount').filterWhere('state', '=', 'OWED')).as('owed'),
    ]),
  )

/** Newest first. */
export const paymentsOf = (
  database: Database,
  filter: PaymentFilter,
  { offset, limit }: Range,
): readonly ContractPayment[] =>
  database
    .all(
      matching(filter)
        .innerJoin('contract', 'contract.id', 'contractPayment.contractId')
        .selectAll('contractPayment')
        .select('contract.cycle')
        .orderBy('contractPayment.dueAt', 'desc')
        .orderBy('contractPayment.id', 'desc')
        .limit(limit)
        .offset(offset),
    )
    .map((row) => ({ ...row, detail: JSON.parse(row.detail) as PaymentDetail }))

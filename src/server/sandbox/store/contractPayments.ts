import { type Selectable, sql } from 'kysely'
import type { ContractKind } from '../contracts/kinds'
import type { Computed } from '../contracts/settle'
import type { Database } from '../db/database'
import { countOf, orZero, query } from '../db/query'
import type { Tables } from '../db/tables'
import { turnoverLeft } from './turnover'
import { move, type Period, type Range } from './movements'
import { balanceOf, mainWallet } from './wallets'

export interface PaymentDetail extends Computed {
  readonly carriedIn: number
  readonly carriedOut: number
}

type Row = Tables['contractPayment']
export type ContractPayment = Omit<Selectable<Row>, 'detail'> & {
  readonly detail: PaymentDetail
  readonly cycle: Tables['contract']['cycle']
  /** The contract is over, and no other payment of it follows. */
  readonly isLast: boolean
}

export const paymentReference = (id: number): string => `PAY${String(id).padStart(8, '0')}`

/** Owed until `payDebts` has paid it. A second one of the same contract and stretch throws. In a transaction. */
export function recordPayment(
  database: Database,
  { detail, ...payment }: Omit<Row, 'id' | 'detail' | 'state' | 'paidAt'> & { readonly detail: PaymentDetail },
): void {
  const row = { ...payment, detail: JSON.stringify(detail), state: 'OWED' as const }
  database.run(query.insertInto('contractPayment').values(row))
}

type Debt = Pick<Selectable<Row>, 'id' | 'payeeId' | 'amount'>

// written out: a value that is bound is not known to be that of the index
const owed = sql.lit('OWED' as const)

/** @param payerId null: the platform */
export const oldestDebt = (payerId: number | null) =>
  query
    .selectFrom('contractPayment')
    .select(['id', 'payeeId', 'amount'])
    .where('payerId', payerId === null ? 'is' : '=', payerId)
    .where('state', '=', owed)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(1)

/** Everything that a payer owes is paid oldest first, whoever it is owed to, as far as its wallet goes. In a transaction. */
export function payDebts(database: Database, payerId: number | null, now: number): void {
  if (payerId !== null && turnoverLeft(database, payerId) > 0) return
  for (
    let debt = database.first(oldestDebt(payerId));
    debt !== undefined && pay(database, payerId, debt, now);
    debt = database.first(oldestDebt(payerId))
  );
}

/** From one main wallet to the other; false, and nothing happened, where the payer's is too low. */
function pay(database: Database, payerId: number | null, { id, payeeId, amount }: Debt, now: number): boolean {
  const movement = { kind: 'CONTRACT', reference: paymentReference(id) } as const
  if (payerId !== null && !move(database, { ...movement, accountId: payerId, amount: -amount }, now)) return false
  move(database, { ...movement, accountId: payeeId, amount }, now)
  database.run(query.updateTable('contractPayment').set({ state: 'PAID', paidAt: now }).where('id', '=', id))
  return true
}

/** Whether the oldest that an account owes can be paid now. */
export function canPay(database: Database, payerId: number): boolean {
  const debt = database.first(oldestDebt(payerId))
  if (debt === undefined || balanceOf(database, payerId, mainWallet) < debt.amount) return false
  return turnoverLeft(database, payerId) === 0
}

/** How many payments an account owes, or is owed. */
export const owedPayments = (database: Database, side: 'payerId' | 'payeeId', accountId: number): number =>
  countOf(database, query.selectFrom('contractPayment').where(side, '=', accountId).where('state', '=', owed))

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
        .select((payment) => [
          ...(['contract.cycle', 'contract.nextAt'] as const),
          payment
            .exists(
              payment
                .selectFrom('contractPayment as later')
                .select('later.id')
                .whereRef('later.contractId', '=', 'contractPayment.contractId')
                .whereRef('later.periodFrom', '>', 'contractPayment.periodFrom'),
            )
            .as('isFollowed'),
        ])
        .orderBy('contractPayment.dueAt', 'desc')
        .orderBy('contractPayment.id', 'desc')
        .limit(limit)
        .offset(offset),
    )
    .map(({ nextAt, isFollowed, ...row }) => ({
      ...row,
      detail: JSON.parse(row.detail) as PaymentDetail,
      isLast: nextAt === null && !isFollowed,
    }))

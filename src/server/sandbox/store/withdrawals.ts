import type { Selectable } from 'kysely'
import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import type { Tables } from '../db/tables'
import { decimal } from '../money'
import { sendMessage } from './messages'
import { move, type Range } from './movements'
import { pauseOf } from './pauses'
import { turnoverLeft, unstakedBonuses } from './turnover'
import { balanceOf, mainWallet } from './wallets'
import { isRefusedAmount } from './refusedAmounts'

export type Withdrawal = Selectable<Tables['withdrawal']>
export type WithdrawalStatus = Withdrawal['status']

/** Which state follows which. */
export const nextStates: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  PENDING: ['APPROVED', 'REJECTED'],
  APPROVED: ['PAID'],
  PAID: ['CONFIRMED', 'REVIEW'],
  REVIEW: ['RETURNED', 'CONFIRMED'],
  REJECTED: [],
  CONFIRMED: [],
  RETURNED: [],
}

/** The sandbox decides so many milliseconds after it was asked, and pays so many after that. */
export const decidedAfter = 4_000
export const paidAfter = 4_000
/** With no confirmation in this time it counts as received (spec §4). */
export const confirmMinutes = 30
/** A review takes so long. */
export const reviewedAfter = 60_000

const withdrawalsFrom = (accountId: number) => query.selectFrom('withdrawal').where('accountId', '=', accountId)

export const withdrawalOf = (database: Database, accountId: number, requestId: string): Withdrawal | undefined =>
  database.first(withdrawalsFrom(accountId).selectAll().where('requestId', '=', requestId))

export const findWithdrawal = (database: Database, accountId: number, reference: string): Withdrawal | undefined =>
  database.first(withdrawalsFrom(accountId).selectAll().where('reference', '=', reference))

/** Newest first; of `statuses` alone, where they are named. */
export function withdrawalsOf(
  database: Database,
  accountId: number,
  { offset, limit }: Range,
  statuses?: readonly WithdrawalStatus[],
) {
  const all = withdrawalsFrom(accountId)
  const wanted = statuses === undefined ? all : all.where('status', 'in', statuses)
  const rows = wanted.selectAll().orderBy('createdAt', 'desc').orderBy('reference', 'desc').limit(limit).offset(offset)
  return { withdrawals: database.all(rows), total: countOf(database, wanted) }
}

/** How many were asked for since then and not turned down. */
export const countSince = (database: Database, accountId: number, since: number): number =>
  countOf(database, withdrawalsFrom(accountId).where('createdAt', '>=', since).where('status', '<>', 'REJECTED'))

interface NewWithdrawal {
  readonly accountId: number
  readonly requestId: string
  readonly payoutAccount: number
  readonly amount: number
  readonly feeOf: () => number
}

/** Takes the money out of the main wallet and keeps it until it is paid or given back. */
export function addWithdrawal(
  database: Database,
  { feeOf, ...wanted }: NewWithdrawal,
  now: number,
): { readonly withdrawal: Withdrawal } | { readonly refused: 'turnover' | 'funds'; readonly left: number } {
  return database.transaction(() => {
    const { accountId, requestId, amount } = wanted
    const known = withdrawalOf(database, accountId, requestId)
    if (known) return { withdrawal: known }
    // who may not play cannot stake: their own money leaves all the same, a bonus that was not staked stays
    const isPaused = pauseOf(database, accountId, now) !== undefined
    const left = isPaused ? 0 : turnoverLeft(database, accountId)
    if (left > 0) return { refused: 'turnover', left }
    const bonuses = isPaused ? unstakedBonuses(database, accountId) : 0
    const held = Math.max(0, balanceOf(database, accountId, mainWallet) - bonuses)
    if (held < amount) return { refused: 'funds', left: held }
    const row = { ...wanted, fee: feeOf(), status: 'PENDING', createdAt: now } as const
    const { id } = database.run(
      query.insertInto('withdrawal').values({ ...row, reference: `new-${accountId}-${requestId}` }),
    )
    const reference = `WDL${String(id).padStart(8, '0')}`
    database.run(withdrawalUpdate(`new-${accountId}-${requestId}`).set({ reference }))
    move(database, { accountId, kind: 'WITHDRAWAL', amount: -amount, reference }, now)
    const withdrawal = findWithdrawal(database, accountId, reference)
    if (!withdrawal) throw new Error('the withdrawal that was just written is not there')
    return { withdrawal }
  })
}

interface PastWithdrawal extends Pick<Withdrawal, 'accountId' | 'payoutAccount' | 'reference' | 'amount'> {
  readonly at: number
}

/** One that was paid and confirmed long ago. What it moved is written down by the caller. */
export function recordPastWithdrawal(database: Database, { at, ...past }: PastWithdrawal): void {
  const [decidedAt, paidAt, confirmedAt] = [at + decidedAfter, at + decidedAfter + paidAfter, at + 60_000]
  const end = { status: 'CONFIRMED', outcome: 'RECEIVED', received: past.amount } as const
  const times = { createdAt: at, decidedAt, paidAt, confirmedAt }
  const row = { ...past, ...times, ...end, requestId: `past-${past.reference}`, fee: 0 }
  database.run(query.insertInto('withdrawal').values(row))
}

const withdrawalUpdate = (reference: string) => query.updateTable('withdrawal').where('reference', '=', reference)

type Change = Partial<Omit<Withdrawal, 'reference' | 'accountId' | 'requestId' | 'status'>>

/** A step of the table above, once. False, and nothing happened, where it does not lead there from where it stands. */
function step(
  database: Database,
  { reference, status }: Pick<Withdrawal, 'reference' | 'status'>,
  to: WithdrawalStatus,
  change: Change,
): boolean {
  if (!nextStates[status].includes(to)) return false
  const { changes } = database.run(
    withdrawalUpdate(reference)
      .set({ ...change, status: to })
      .where('status', '=', status),
  )
  return changes > 0
}

/** What has become due by the clock: decisions, payouts, receipts that nobody confirmed, reviews. */
export function decideWithdrawals(database: Database, accountId: number, currency: string, now: number): void {
  const open = withdrawalsFrom(accountId)
    .selectAll()
    .where('status', 'in', ['PENDING', 'APPROVED', 'PAID', 'REVIEW'])
    .orderBy('createdAt')
  for (const { reference } of database.all(open)) {
    database.transaction(() => {
      // one after the other: much may have become due at once
      for (;;) {
        const withdrawal = findWithdrawal(database, accountId, reference)
        if (!withdrawal || !settle(database, withdrawal, currency, now)) return
      }
    })
  }
}

function settle(database: Database, withdrawal: Withdrawal, currency: string, now: number): boolean {
  const { accountId, reference, status, amount, fee, createdAt, decidedAt, paidAt, confirmedAt, received, outcome } =
    withdrawal
  switch (status) {
    case 'PENDING': {
      const due = createdAt + decidedAfter
      if (due > now) return false
      const refused = isRefusedAmount(amount)
      if (!step(database, withdrawal, refused ? 'REJECTED' : 'APPROVED', { decidedAt: due })) return false
      if (refused) move(database, { accountId, kind: 'WITHDRAWAL', amount, reference }, now)
      const params = { reference, amount: decimal(amount), currency }
      sendMessage(database, accountId, refused ? 'WITHDRAWAL_REJECTED' : 'WITHDRAWAL_APPROVED', params, now)
      return true
    }
    case 'APPROVED': {
      const due = (decidedAt ?? createdAt) + paidAfter
      return due <= now && step(database, withdrawal, 'PAID', { paidAt: due })
    }
    case 'PAID': {
      const due = confirmBy(withdrawal) ?? 0
      const change = { outcome: 'AUTO', received: amount - fee, confirmedAt: due } as const
      return paidAt !== null && due <= now && step(database, withdrawal, 'CONFIRMED', change)
    }
    case 'REVIEW': {
      if ((confirmedAt ?? now) + reviewedAfter > now || !step(database, withdrawal, 'RETURNED', {})) return false
      // what never arrived costs nothing
      const missing = outcome === 'NOT_RECEIVED' ? amount : amount - fee - (received ?? 0)
      move(database, { accountId, kind: 'WITHDRAWAL', amount: missing, reference }, now)
      return true
    }
    default:
      return false
  }
}

/** When a payout counts as received. */
export const confirmBy = ({ paidAt }: Pick<Withdrawal, 'paidAt'>): number | undefined =>
  paidAt === null ? undefined : paidAt + confirmMinutes * 60_000

interface Said {
  readonly outcome: 'RECEIVED' | 'PART' | 'NOT_RECEIVED' | 'FORCED'
  /** Minor units; of PART. */
  readonly received: number
  readonly proof: string | undefined
}

/** What the member says of a payout. False: it cannot be said of one that stands as this does. */
export function confirmPayout(database: Database, withdrawal: Withdrawal, said: Said, now: number): boolean {
  const { amount, fee, status, received } = withdrawal
  const paid = amount - fee
  switch (said.outcome) {
    case 'RECEIVED':
      return (
        status === 'PAID' &&
        step(database, withdrawal, 'CONFIRMED', { outcome: 'RECEIVED', received: paid, confirmedAt: now })
      )
    case 'FORCED':
      return (
        status === 'REVIEW' &&
        step(database, withdrawal, 'CONFIRMED', { outcome: 'FORCED', received: received ?? 0, confirmedAt: now })
      )
    case 'PART':
    case 'NOT_RECEIVED': {
      const arrived = said.outcome === 'PART' ? said.received : 0
      const change = { outcome: said.outcome, received: arrived, proof: said.proof ?? null, confirmedAt: now }
      return status === 'PAID' && step(database, withdrawal, 'REVIEW', change)
    }
  }
}

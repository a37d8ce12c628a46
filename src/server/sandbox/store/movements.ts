import type { Database } from '../db/database'
import { integer, optionalText, text } from '../db/row'
import { changeBalance, mainWallet } from './wallets'

/** What moved the main wallet. GAME is a round: its win less its stake. */
export type MovementKind =
  'OPENING' | 'DEPOSIT' | 'WITHDRAWAL' | 'TRANSFER' | 'GAME' | 'BONUS' | 'POINTS' | 'ADJUSTMENT'

export interface NewMovement {
  readonly accountId: number
  readonly kind: MovementKind
  /** Minor units; below zero leaves the wallet. */
  readonly amount: number
  readonly reference?: string | undefined
}

/**
 * Moves the main wallet and writes down that it did. False, and nothing happened, where the funds are too low. To be
 * called in a transaction.
 */
export function move(database: Database, movement: NewMovement, now: number): boolean {
  const { accountId, amount } = movement
  if (!changeBalance(database, accountId, mainWallet, amount)) return false
  record(database, movement, now)
  return true
}

/** Writes down a movement that has just happened. */
export function record(database: Database, { accountId, kind, amount, reference }: NewMovement, now: number): void {
  database.run(
    `insert into movement (account_id, kind, amount_minor, balance_minor, reference, moved_at)
     select ?, ?, ?, minor, ?, ? from wallet where account_id = ? and account_type_id = ?`,
    accountId,
    kind,
    amount,
    reference ?? null,
    now,
    accountId,
    mainWallet,
  )
}

export interface Movement {
  readonly id: number
  readonly kind: string
  readonly amount: number
  readonly balance: number
  readonly reference: string | undefined
  readonly at: number
}

/** Epoch milliseconds, the end left out. */
export interface Period {
  readonly from: number
  readonly to: number
}

export interface Range {
  readonly offset: number
  readonly limit: number
}

interface MovementFilter extends Period {
  readonly accountId: number
  readonly kind: string | undefined
}

const matching = `from movement where account_id = ?1 and moved_at >= ?2 and moved_at < ?3 and (?4 = '' or kind = ?4)`

export function movementsOf(
  database: Database,
  { accountId, from, to, kind }: MovementFilter,
  { offset, limit }: Range,
) {
  const filter = [accountId, from, to, kind ?? ''] as const
  const sums = database.get(
    `select count(*) as rows, coalesce(sum(max(amount_minor, 0)), 0) as incoming,
       coalesce(sum(max(-amount_minor, 0)), 0) as outgoing ${matching}`,
    ...filter,
  )
  const movements = database
    .all(`select * ${matching} order by moved_at desc, id desc limit ?5 offset ?6`, ...filter, limit, offset)
    .map((row): Movement => ({
      id: integer(row, 'id'),
      kind: text(row, 'kind'),
      amount: integer(row, 'amount_minor'),
      balance: integer(row, 'balance_minor'),
      reference: optionalText(row, 'reference'),
      at: integer(row, 'moved_at'),
    }))
  const sum = (column: string) => integer(sums ?? {}, column)
  return { movements, total: sum('rows'), incoming: sum('incoming'), outgoing: sum('outgoing') }
}

import { sql } from 'kysely'
import type { Database } from '../db/database'
import { orZero, query } from '../db/query'
import type { Tables } from '../db/tables'
import { changeBalance, mainWallet, setBalance } from './wallets'

interface NewMovement {
  readonly accountId: number
  readonly kind: Tables['movement']['kind']
  /** Minor units; below zero leaves the wallet. */
  readonly amount: number
  readonly reference?: string | undefined
}

export type PastMovement = Omit<NewMovement, 'accountId'> & { readonly at: number }

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
export function record(database: Database, movement: NewMovement, now: number): void {
  const { accountId, kind, amount, reference = null } = movement
  database.run(
    query
      .insertInto('movement')
      .columns(['accountId', 'kind', 'amount', 'balance', 'reference', 'movedAt'])
      .expression(
        query
          .selectFrom('wallet')
          .select((wallet) => [
            wallet.ref('accountId').as('accountId'),
            wallet.val(kind).as('kind'),
            wallet.val(amount).as('amount'),
            wallet.ref('minor').as('balance'),
            wallet.val(reference).as('reference'),
            wallet.val(now).as('movedAt'),
          ])
          .where('accountId', '=', accountId)
          .where('accountTypeId', '=', mainWallet),
      ),
  )
}

/** What a main wallet has come through since it was opened, in order, and what is left in it. */
export function recordPast(database: Database, accountId: number, past: readonly PastMovement[]): void {
  let balance = 0
  const rows = past.map(({ kind, amount, reference, at }) => {
    balance += amount
    return { accountId, kind, amount, balance, reference, movedAt: at }
  })
  if (rows.length > 0) database.run(query.insertInto('movement').values(rows))
  setBalance(database, accountId, mainWallet, balance)
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

const matching = ({ accountId, from, to, kind }: MovementFilter) =>
  query
    .selectFrom('movement')
    .where((movement) =>
      movement.and([
        movement('accountId', '=', accountId),
        movement('movedAt', '>=', from),
        movement('movedAt', '<', to),
        ...(kind === undefined ? [] : [movement(sql.ref<string>('kind'), '=', kind)]),
      ]),
    )

export const movementSums = (filter: MovementFilter) =>
  matching(filter).select(({ fn }) => [
    fn.countAll<number>().as('total'),
    orZero(fn.sum<number>('amount').filterWhere('amount', '>', 0)).as('incoming'),
    orZero(fn.sum<number>('amount').filterWhere('amount', '<', 0)).as('outgoing'),
  ])

const columns = ['id', 'kind', 'amount', 'balance', 'reference', 'movedAt as at'] as const

/** Which stand on a page is told by an index alone: those before it are never read. */
export const movementPage = (filter: MovementFilter, { offset, limit }: Range) =>
  query
    .selectFrom('movement')
    .select(columns)
    .where(
      'id',
      'in',
      matching(filter).select('id').orderBy('movedAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset),
    )
    .orderBy('movedAt', 'desc')
    .orderBy('id', 'desc')

export function movementsOf(database: Database, filter: MovementFilter, range: Range) {
  const { total, incoming, outgoing } = database.one(movementSums(filter))
  return { movements: database.all(movementPage(filter, range)), total, incoming, outgoing: Math.abs(outgoing) }
}

export const findMovement = (database: Database, accountId: number, id: number) =>
  database.first(query.selectFrom('movement').select(columns).where('id', '=', id).where('accountId', '=', accountId))

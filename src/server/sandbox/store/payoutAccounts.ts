import type { Selectable } from 'kysely'
import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import type { Tables } from '../db/tables'

type PayoutAccount = Selectable<Tables['payoutAccount']>
type NewPayoutAccount = Pick<PayoutAccount, 'accountId' | 'kind' | 'place' | 'branch' | 'holder' | 'number' | 'label'>

export const mostPayoutAccounts = 8

const present = (accountId: number) =>
  query.selectFrom('payoutAccount').where('accountId', '=', accountId).where('removedAt', 'is', null)

/** The default one first, then the newest. */
export const payoutAccountsOf = (database: Database, accountId: number): readonly PayoutAccount[] =>
  database.all(
    present(accountId).selectAll().orderBy('isDefault', 'desc').orderBy('addedAt', 'desc').orderBy('id', 'desc'),
  )

export const payoutAccountById = (database: Database, accountId: number, id: number): PayoutAccount | undefined =>
  database.first(present(accountId).selectAll().where('id', '=', id))

/** Those of withdrawals, removed ones too. */
export const anyPayoutAccount = (database: Database, id: number): PayoutAccount | undefined =>
  database.first(query.selectFrom('payoutAccount').selectAll().where('id', '=', id))

/**
 * Adds one, or finds it where it is there already; undefined: there are too many. The first is the default one. In a
 * transaction.
 */
export function addPayoutAccount(database: Database, wanted: NewPayoutAccount, now: number): PayoutAccount | undefined {
  const { accountId, kind, place, number } = wanted
  const same = present(accountId).where('kind', '=', kind).where('place', '=', place).where('number', '=', number)
  const known = database.first(same.selectAll())
  if (known) return known
  const count = countOf(database, present(accountId))
  if (count >= mostPayoutAccounts) return undefined
  const row = { ...wanted, isDefault: count === 0 ? 1 : 0, addedAt: now } as const
  database.run(query.insertInto('payoutAccount').values(row))
  return database.first(same.selectAll())
}

/** In a transaction. */
export function makeDefault(database: Database, accountId: number, id: number): void {
  const own = query.updateTable('payoutAccount').where('accountId', '=', accountId).where('removedAt', 'is', null)
  database.run(own.set({ isDefault: 0 }))
  database.run(own.set({ isDefault: 1 }).where('id', '=', id))
}

/** The newest of those that are left becomes the default one where that was removed. In a transaction. */
export function removePayoutAccount(database: Database, accountId: number, id: number, now: number): void {
  database.run(
    query
      .updateTable('payoutAccount')
      .set({ removedAt: now, isDefault: 0 })
      .where('accountId', '=', accountId)
      .where('removedAt', 'is', null)
      .where('id', '=', id),
  )
  const [first] = payoutAccountsOf(database, accountId)
  if (first && first.isDefault === 0) makeDefault(database, accountId, first.id)
}

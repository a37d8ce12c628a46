import type { Database } from '../db/database'
import { query } from '../db/query'
import type { Tables } from '../db/tables'

/** The account that a request of an agent has opened. */
export const openedBy = (database: Database, accountId: number, requestId: string): number | undefined =>
  database.first(
    query
      .selectFrom('accountOpening')
      .select('openedId')
      .where('accountId', '=', accountId)
      .where('requestId', '=', requestId),
  )?.openedId

export function keepOpening(database: Database, opening: Tables['accountOpening']): void {
  database.run(query.insertInto('accountOpening').values(opening))
}

/** Another first password of an account that nobody has signed in to. */
export function renewFirstPassword(database: Database, openedId: number, passwordHash: string): void {
  database.run(query.updateTable('account').set({ passwordHash }).where('id', '=', openedId))
}

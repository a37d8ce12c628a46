import type { Insertable } from 'kysely'
import type { Database } from '../db/database'
import { query } from '../db/query'
import type { Tables } from '../db/tables'

export function recordSignIn(database: Database, signIn: Insertable<Tables['signIn']>): void {
  database.run(query.insertInto('signIn').values(signIn))
}

/** The latest of an account, newest first. */
export const signInsOf = (database: Database, accountId: number, count: number) =>
  database.all(
    query
      .selectFrom('signIn')
      .select(['id', 'client', 'outcome', 'at'])
      .where('accountId', '=', accountId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(count),
  )

import type { Database } from './database'
import { query } from './query'

/** What the sandbox knows about its database, by names. */
export const readMeta = (database: Database, name: string): string | undefined =>
  database.first(query.selectFrom('meta').select('value').where('name', '=', name))?.value

export function writeMeta(database: Database, name: string, value: string): void {
  database.run(
    query
      .insertInto('meta')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value })),
  )
}

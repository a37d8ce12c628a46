import type { Database } from '../db/database'
import { query } from '../db/query'

/** Fields of registration and profile that have no column of their own, by name. */
export function setProfile(database: Database, accountId: number, fields: Readonly<Record<string, string>>): void {
  const profile = JSON.stringify(fields)
  database.run(query.updateTable('account').set({ profile }).where('id', '=', accountId))
}

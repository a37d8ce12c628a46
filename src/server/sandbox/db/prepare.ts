import { createHash } from 'node:crypto'
import type { Database } from './database'
import { readMeta, writeMeta } from './meta'
import { schema } from './schema'
import { query } from './query'

interface Made {
  /** What the rows are made from, besides the tables. */
  readonly seeds: string
  readonly seed: () => void
  /** Makes it anew, whatever is there. */
  readonly anew?: boolean
}

/**
 * Brings a database to this build's tables and seeds. There are no migrations: what another build made holds
 * demonstration data, and is made anew. Two processes may do this at the same time. Answers what was done.
 */
export function prepareDatabase(database: Database, { seeds, seed, anew = false }: Made): 'kept' | 'made' | 'anew' {
  const version = createHash('sha256').update(schema).update('\0').update(seeds).digest('base64url')
  return database.transaction(() => {
    const tables = tablesOf(database)
    if (!anew && tables.includes('meta') && readMeta(database, 'version') === version) return 'kept'
    for (const table of tables) database.run(query.schema.dropTable(table))
    database.exec(schema)
    seed()
    writeMeta(database, 'version', version)
    return tables.length === 0 ? 'made' : 'anew'
  })
}

/** Later ones first: they refer to earlier ones. */
const tablesOf = (database: Database): readonly string[] =>
  database
    .all(
      query
        .withTables<{ sqlite_master: { type: string; name: string; rowid: number } }>()
        .selectFrom('sqlite_master')
        .select('name')
        .where('type', '=', 'table')
        .where('name', 'not like', 'sqlite_%')
        .orderBy('rowid', 'desc'),
    )
    .map(({ name }) => name)

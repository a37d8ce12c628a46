import {
  DummyDriver,
  type Expression,
  Kysely,
  type SelectQueryBuilder,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Database } from './database'
import type { Tables } from './tables'

/** The database is asked at once, without waiting, and kysely's own way of asking waits: it makes the queries alone. */
class NoDriver extends DummyDriver {
  override acquireConnection(): Promise<never> {
    return Promise.reject(new Error('a query is run by the database: database.all(query), first or run'))
  }
}

/** Where every query begins: `query.selectFrom('wallet')`. */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new NoDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

/** A sum of nothing is zero. */
export const orZero = (sum: Expression<number>) => sql<number>`coalesce(${sum}, 0)`

export const countOf = <Table extends keyof Tables>(
  database: Database,
  found: SelectQueryBuilder<Tables, Table, object>,
): number => database.one(found.clearSelect().select(sql<number>`count(*)`.as('rows'))).rows

/** A list as one value, however long: the statement stays the same, and is prepared once. */
export const listed = <Value extends string | number>(values: readonly Value[]) =>
  sql<Value>`(select value from json_each(${JSON.stringify(values)}))`

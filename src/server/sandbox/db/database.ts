import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Compilable, CompiledQuery } from 'kysely'
import Libsql from 'libsql'

/**
 * A database as the sandbox uses it: one connection, asked at once, so that nothing comes between the statements of a
 * transaction. Statements are prepared once.
 */
export interface Database {
  all<Row>(query: Compilable<Row>): Row[]
  /** The first row; a query that may find more says how it orders them. */
  first<Row>(query: Compilable<Row>): Row | undefined
  /** The row of a query that has one whatever is stored: a count, a sum. */
  one<Row>(query: Compilable<Row>): Row
  /** Changes rows: answers how many, and the number of the last one that was inserted. */
  run(query: Compilable<unknown>): { readonly changes: number; readonly id: number }
  /** Statements as they stand, without values. */
  exec(sql: string): void
  /** All or nothing, one at a time, whichever process asks. Not within another one. */
  transaction<T>(work: () => T): T
  close(): void
}

interface DatabaseOptions {
  /** Folder of the database file, or `:memory:`. */
  readonly dataDir: string
  /** Address of a libsql server, used instead of a file. */
  readonly url?: string | undefined
  readonly authToken?: string | undefined
  /** Start over: the file is removed. */
  readonly fresh?: boolean | undefined
}

/** A transaction waits so long for that of another process. */
const patience = 10_000

export function openDatabase({ dataDir, url, authToken, fresh = false }: DatabaseOptions): Database {
  if (url !== undefined) {
    // The token is an option of the library that its types leave out.
    const options: Libsql.Options & { authToken?: string } = authToken === undefined ? {} : { authToken }
    return wrap(new Libsql(url, options))
  }
  if (dataDir === ':memory:') return wrap(new Libsql(':memory:'))
  const file = path.join(dataDir, 'sandbox.db')
  mkdirSync(dataDir, { recursive: true })
  if (fresh) for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true })
  const connection = new Libsql(file, { timeout: patience })
  connection.exec('pragma journal_mode = wal; pragma synchronous = normal')
  return wrap(connection)
}

function wrap(connection: Libsql.Database): Database {
  const prepared = new Map<string, Libsql.Statement>()
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? connection.prepare(sql)
    prepared.set(sql, known)
    return known
  }
  const all = <Row>(query: Compilable<Row>): Row[] => {
    const compiled = query.compile()
    const rows = statement(compiled.sql).all(...valuesOf(compiled))
    if (!areRowsOf(compiled, rows)) throw new TypeError(`texts and whole numbers are expected of ${compiled.sql}`)
    return rows
  }
  return {
    all,
    first: (query) => all(query)[0],
    one: (query) => {
      const [row] = all(query)
      if (row === undefined) throw new TypeError(`no row: ${query.compile().sql}`)
      return row
    },
    run: (query) => {
      const compiled = query.compile()
      const { changes, lastInsertRowid } = statement(compiled.sql).run(...valuesOf(compiled))
      return { changes, id: Number(lastInsertRowid) }
    },
    exec: (sql) => void connection.exec(sql),
    transaction: (work) => connection.transaction(work).immediate(),
    close: () => {
      prepared.clear()
      connection.close()
    },
  }
}

/** The only values that go in: libsql ends the process on a boolean. */
function valuesOf({ sql, parameters }: CompiledQuery): (string | number | null)[] {
  return parameters.map((value) => {
    if (typeof value === 'string' || typeof value === 'number' || value === null) return value
    throw new TypeError(`a ${typeof value} is no value of the database: ${sql}`)
  })
}

/** Rows have the columns that the query is typed by; that numbers are whole is looked at. */
const areRowsOf = <Row>(_query: CompiledQuery<Row>, rows: unknown[]): rows is Row[] =>
  rows.every((row) => typeof row === 'object' && row !== null && Object.values(row).every(isWholeOrText))

const isWholeOrText = (value: unknown): boolean =>
  typeof value === 'string' || value === null || Number.isSafeInteger(value)

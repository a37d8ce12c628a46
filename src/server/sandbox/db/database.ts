import { rmSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import Libsql from 'libsql'

/** The only values that go in and out: libsql ends the process on a boolean, and stores undefined as NULL. */
export type SqlValue = string | number | null
export type Row = Readonly<Record<string, SqlValue>>

/** A database as the sandbox uses it: synchronous, one connection. Statements are prepared once. */
export interface Database {
  all(sql: string, ...params: SqlValue[]): Row[]
  get(sql: string, ...params: SqlValue[]): Row | undefined
  run(sql: string, ...params: SqlValue[]): { readonly changes: number; readonly id: number }
  exec(sql: string): void
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

export function openDatabase({ dataDir, url, authToken, fresh = false }: DatabaseOptions): Database {
  if (url !== undefined) {
    // The token is an option of the library that its types leave out.
    const options: Libsql.Options & { authToken?: string } = authToken === undefined ? {} : { authToken }
    return wrap(new Libsql(url, options), false)
  }
  if (dataDir === ':memory:') return wrap(new Libsql(':memory:'), false)
  const file = path.join(dataDir, 'sandbox.db')
  mkdirSync(dataDir, { recursive: true })
  if (fresh) for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true })
  return wrap(new Libsql(file), true)
}

function wrap(connection: Libsql.Database, isFile: boolean): Database {
  if (isFile) connection.exec('pragma journal_mode = wal; pragma synchronous = normal')
  const prepared = new Map<string, Libsql.Statement>()
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? connection.prepare(sql)
    prepared.set(sql, known)
    return known
  }
  return {
    all: (sql, ...params) =>
      statement(sql)
        .all(...params)
        .map(toRow),
    get: (sql, ...params) => {
      const found = statement(sql).get(...params)
      return found === undefined ? undefined : toRow(found)
    },
    run: (sql, ...params) => {
      const { changes, lastInsertRowid } = statement(sql).run(...params)
      return { changes, id: Number(lastInsertRowid) }
    },
    exec: (sql) => void connection.exec(sql),
    transaction: (work) => connection.transaction(work)(),
    close: () => {
      prepared.clear()
      connection.close()
    },
  }
}

/** Rows as libsql gives them, without its timing column. */
function toRow(found: unknown): Row {
  if (typeof found !== 'object' || found === null) throw new TypeError('a row of the database is not an object')
  const row: Record<string, SqlValue> = {}
  for (const [column, value] of new Map<string, unknown>(Object.entries(found))) {
    if (typeof value === 'string' || typeof value === 'number' || value === null) row[column] = value
    else if (column !== '_metadata') throw new TypeError(`column ${column} holds a ${typeof value}`)
  }
  return row
}

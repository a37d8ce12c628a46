import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type Database, openDatabase } from './database'
import { orZero, query } from './query'
import { schema } from './schema'

function withTables(): Database {
  const database = openDatabase({ dataDir: ':memory:' })
  database.exec(schema)
  return database
}

const failure = { merchant: 'm', username: 'u', failures: 1 }

it('writes all of a transaction or nothing, and goes on after one that failed', () => {
  const database = withTables()
  const write = (fails: boolean) =>
    database.transaction(() => {
      database.run(query.insertInto('loginFailure').values(failure))
      if (fails) throw new Error('in between')
    })
  expect(() => write(true)).toThrow('in between')
  expect(database.all(query.selectFrom('loginFailure').selectAll())).toEqual([])
  write(false)
  expect(database.all(query.selectFrom('loginFailure').selectAll())).toEqual([failure])
  database.close()
})

it('refuses what libsql would end the process on, and numbers that are not whole', () => {
  const database = withTables()
  expect(() => database.all(query.selectFrom('meta').select(sql`${true}`.as('value')))).toThrow(/boolean is no value/)
  database.run(query.insertInto('loginFailure').values(failure))
  const half = query.selectFrom('loginFailure').select(sql<number>`failures / 2.0`.as('half'))
  expect(() => database.all(half)).toThrow(/whole numbers/)
  database.close()
})

it('answers sums of nothing with zero', () => {
  const database = withTables()
  const sum = query.selectFrom('bet').select(({ fn }) => orZero(fn.sum<number>('stake')).as('sum'))
  expect(database.one(sum)).toEqual({ sum: 0 })
  database.close()
})

it('lets no query be asked past it', async () => {
  await expect(query.selectFrom('meta').selectAll().execute()).rejects.toThrow('run by the database')
})

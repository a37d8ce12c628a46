import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../db/database'
import { schema } from '../db/schema'
import { insertAccount } from './accounts'
import { addTurnover, endTurnover, openTurnover, requireTurnover, turnoverLeft, turnoverOf } from './turnover'

let database: ReturnType<typeof openDatabase>
let accountId: number
beforeEach(() => {
  database = openDatabase({ dataDir: ':memory:' })
  database.exec(schema)
  const account = { merchant: 'm', username: 'u', passwordHash: '', registeredAt: 0, referralCode: 'R' }
  accountId = insertAccount(database, account)
})
afterEach(() => database.close())

const require = (reference: string, required: number, at: number) =>
  requireTurnover(database, { accountId, source: 'BONUS', reference, required }, at)

it('counts a stake once, towards the oldest first', () => {
  require('a', 100, 1)
  require('b', 50, 2)
  addTurnover(database, accountId, 120)
  expect(turnoverOf(database, accountId, 'BONUS', 'a')).toMatchObject({ done: 100, state: 'DONE' })
  expect(turnoverOf(database, accountId, 'BONUS', 'b')).toMatchObject({ done: 20, state: 'OPEN' })
  expect(turnoverLeft(database, accountId)).toBe(30)
})

it('asks once for a reference, and for nothing where it has ended', () => {
  require('a', 100, 1)
  require('a', 900, 2)
  expect(turnoverLeft(database, accountId)).toBe(100)
  endTurnover(database, accountId, 'BONUS', 'a')
  expect(openTurnover(database, accountId)).toEqual([])
})

it('is never done beyond what was asked, and loses no stake before all is done', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 6 })
  fc.assert(
    fc.property(amounts, amounts, fc.uuid(), (asked, stakes, run) => {
      asked.forEach((required, place) => require(`${run}-${place}`, required, place))
      const before = turnoverLeft(database, accountId)
      for (const stake of stakes) addTurnover(database, accountId, stake)
      const staked = stakes.reduce((sum, stake) => sum + stake, 0)
      expect(turnoverLeft(database, accountId)).toBe(Math.max(0, before - staked))
    }),
    { numRuns: 30 },
  )
})

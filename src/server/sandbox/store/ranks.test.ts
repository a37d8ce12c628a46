import { afterEach, beforeEach, expect, it } from 'vitest'
import { rankGiftDays } from '../content/ranks'
import { type Database, openDatabase } from '../db/database'
import { schema } from '../db/schema'
import { day } from '../durations'
import { accountById, insertAccount } from './accounts'
import { recordBets } from './bets'
import { addEarlierTurnover, isOfClub, rankAt, turnoverReachedAt } from './ranks'
import { grantDueRewards } from './rewardRules'
import { rewardsOf } from './rewards'

const start = Date.UTC(2030, 0, 15, 12)
let now = start
let database: Database
let id: number
beforeEach(() => {
  now = start
  database = openDatabase({ dataDir: ':memory:' })
  database.exec(schema)
  const row = { merchant: 'm', username: 'u', passwordHash: '', registeredAt: now - 400 * day, referralCode: 'R' }
  id = insertAccount(database, row)
})
afterEach(() => database.close())

function account() {
  const found = accountById(database, id)
  if (!found) throw new Error('the account that was just opened is not there')
  return found
}
const stake = (amount: number, status: 'SETTLED' | 'CANCELLED' = 'SETTLED') =>
  recordBets(database, [
    { ...{ accountId: id, vassalage: 'V', nodeId: undefined }, ...{ stake: amount, win: 0, status, placedAt: now } },
  ])
const rank = () => rankAt(database, id, now).rank.id
const rewards = (offer: string) => {
  grantDueRewards(database, account(), now)
  return rewardsOf(database, id, 'CLAIMABLE', { offset: 0, limit: 50 }).rewards.filter((one) => one.offer === offer)
}

it('rise with what is staked, and make a member of the club', () => {
  stake(3_000_00, 'CANCELLED')
  expect([rank(), isOfClub(database, account(), now)]).toEqual(['bronze', false])
  stake(3_000_00)
  expect([rank(), isOfClub(database, account(), now)]).toEqual(['silver', false])
  stake(60_000_00)
  expect([rank(), isOfClub(database, account(), now)]).toEqual(['gold', true])
  expect(rankAt(database, id, now).total).toBe(63_000_00)
  expect(rankAt(database, id, now - 1).total).toBe(0)
})

it('give a gift once, from when they are reached and for its days', () => {
  expect(rewards('rank')).toEqual([])
  stake(1_999_00)
  now += day
  stake(1_00)
  expect(rewards('rank')).toMatchObject([{ amount: 10_00, grantedAt: now, expiresAt: now + rankGiftDays * day }])
  now += day
  stake(60_000_00)
  expect(rewards('rank').map(({ amount }) => amount)).toEqual([10_00, 100_00])
  expect(rewards('rank')).toHaveLength(2)
  expect(turnoverReachedAt(database, id, 400_000_00)).toBeUndefined()
})

it('give no gift for what was reached long ago', () => {
  addEarlierTurnover(database, id, now - 90 * day, 60_000_00)
  expect(rewards('rank')).toEqual([])
})

it('are lost by one where months bring too little, and are there again with a month’s turnover', () => {
  addEarlierTurnover(database, id, now - 90 * day, 60_000_00)
  expect(rank()).toBe('silver')
  // the bonus of the month is that of its first day
  expect(rewards('club')).toMatchObject([{ amount: 5_00 }])
  stake(5_000_00)
  expect(rank()).toBe('gold')
  now = Date.UTC(2030, 1, 3)
  expect(rank()).toBe('gold')
  expect(rewards('club').at(-1)).toMatchObject({ amount: 20_00, grantedAt: Date.UTC(2030, 1, 1) })
  now = Date.UTC(2030, 2, 3)
  expect(rank()).toBe('silver')
})

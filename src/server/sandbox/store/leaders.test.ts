import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaderPrizeDays, leaderPrizes } from '../content/leaderPrizes'
import { type Database, openDatabase } from '../db/database'
import { query } from '../db/query'
import { schema } from '../db/schema'
import { insertAccount, findAccount } from './accounts'
import { recordBets } from './bets'
import { stretchOf } from './calendar'
import { leadersOf } from './leaders'
import { addMissionClaim } from './missions'
import { grantDueRewards } from './rewardRules'
import { latestWinners, winnersOf } from './winners'

const day = 24 * 3_600_000
/** A Tuesday, a while after the first of a month. */
const now = Date.UTC(2030, 0, 15, 12)
const games = ['One', 'Two', 'Three'].map((title) => ({ title, gameCategory: 'RNG' }))

let database: Database
beforeEach(() => {
  database = openDatabase({ dataDir: ':memory:' })
  database.exec(schema)
})
afterEach(() => database.close())

function join(username: string, type = 0) {
  const row = { merchant: 'm', username, passwordHash: '', registeredAt: 0, referralCode: username, type }
  insertAccount(database, row)
  const account = findAccount(database, 'm', 'username', username)
  if (!account) throw new Error('the account is not there')
  return account
}
const claim = (accountId: number, points: number, at: number) =>
  addMissionClaim(
    database,
    { accountId, requestId: `claim-${accountId}-${at}`, mission: 'x', points, periodFrom: at },
    at,
  )
const granted = (accountId: number) =>
  database.all(
    query
      .selectFrom('reward')
      .select(['grantKey', 'amount'])
      .where('accountId', '=', accountId)
      .where('offer', '=', 'leader'),
  )

it('a place of the week that is over wins its prize once, and who shares it has all of it', () => {
  const [one, two] = [join('member-one'), join('member-two')]
  const { from, to } = stretchOf('WEEKLY', now)
  claim(one.id, 9_000, from)
  claim(two.id, 9_000, to - 1)
  expect(leadersOf(database, 'm', 'WEEKLY', to - 1).slice(0, 2)).toMatchObject([{ place: 1 }, { place: 1 }])
  for (const account of [one, two]) {
    grantDueRewards(database, account, to - 1)
    expect(granted(account.id)).toEqual([])
    grantDueRewards(database, account, to)
    grantDueRewards(database, account, to + day)
    expect(granted(account.id)).toEqual([{ grantKey: `leader:WEEKLY:${from}`, amount: leaderPrizes.WEEKLY[0] }])
  }
})

it('a place below the prizes wins none, and neither does one that nobody asked about in time', () => {
  const [low, late] = [join('member-low'), join('member-late')]
  const { from, to } = stretchOf('WEEKLY', now)
  claim(low.id, 10, from)
  claim(late.id, 9_000, from)
  grantDueRewards(database, low, to)
  expect(granted(low.id)).toEqual([])
  grantDueRewards(database, late, to + leaderPrizeDays * day)
  expect(granted(late.id)).not.toContainEqual(expect.objectContaining({ grantKey: `leader:WEEKLY:${from}` }))
})

it('points that are claimed after the end count for the next week', () => {
  const { id } = join('member-one')
  const { to } = stretchOf('WEEKLY', now)
  claim(id, 9_000, to)
  expect(leadersOf(database, 'm', 'WEEKLY', to - 1).some(({ accountId }) => accountId === id)).toBe(false)
  expect(leadersOf(database, 'm', 'WEEKLY', to)[0]).toMatchObject({ accountId: id, place: 1 })
})

const board = (span: 'DAILY' | 'WEEKLY', at = now) =>
  winnersOf(database, { merchant: 'm', span, games, language: 'EN', now: at })
const bet = (accountId: number, win: number, dueAt: number, status: 'SETTLED' | 'PENDING' = 'SETTLED') =>
  recordBets(database, [
    { accountId, vassalage: 'A', nodeId: undefined, stake: 1, win, placedAt: dueAt - 1, dueAt, status },
  ])

it('winners are ranked by their largest prize of the period, each once', () => {
  const { id } = join('member-one')
  const demo = join('demo-one', 4)
  bet(id, 99_000_000, now - 1_000)
  bet(id, 99_000_001, now)
  bet(id, 99_900_000, now - 8 * day)
  bet(id, 99_900_000, now + 1)
  bet(id, 99_900_000, now, 'PENDING')
  bet(demo.id, 99_900_000, now)
  for (const span of ['DAILY', 'WEEKLY'] as const) {
    const winners = board(span)
    expect(winners[0]).toMatchObject({ accountId: id, prize: 99_000_001, place: 1, player: 'mem***' })
    expect(new Set(winners.map(({ player }) => player)).size).toBe(winners.length)
    for (const [at, { prize, place }] of winners.entries()) {
      expect(place).toBe(1 + winners.filter((other) => other.prize > prize).length)
      if (at > 0) expect(prize).toBeLessThanOrEqual(winners[at - 1]?.prize ?? 0)
    }
  }
})

it('nobody of the latest has won more than the first of the day, and a later look tells the same', () => {
  const latest = latestWinners('m', games, now, 500)
  const [first] = board('DAILY')
  expect(Math.max(...latest.map(({ prize }) => prize))).toBeLessThanOrEqual(first?.prize ?? 0)
  expect(board('DAILY')).toEqual(board('DAILY'))
  expect(board('WEEKLY', now + 30_000)[0]?.prize).toBeGreaterThanOrEqual(board('WEEKLY')[0]?.prize ?? 0)
  expect(winnersOf(database, { merchant: 'm', span: 'DAILY', games: [], language: 'EN', now })).toEqual([])
})

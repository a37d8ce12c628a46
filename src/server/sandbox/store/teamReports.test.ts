import type { Compilable, CompiledQuery } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/database'
import { query } from '../db/query'
import { schema } from '../db/schema'
import { daysIn } from '../days'
import { day } from '../durations'
import { seedBigTeam } from '../seed/bigTeam'
import { seedBigTeamPlay } from '../seed/bigTeamPlay'
import { vendors } from '../seed/vendors'
import { insertAccount } from './accounts'
import { subordinatePage, subordinates } from './subordinateProfit'
import { moneyByKind, moneyPage, teamMoney } from './teamMoney'
import { accountsByQuarter, activeMembers, balanceBelow, playByQuarter, teamOf } from './teamOverview'
import { playPage, teamPlay } from './teamPlay'
import { extentOf, pathDown, type TeamScope, wayTo } from './teamScope'

const now = Date.UTC(2030, 0, 15, 12)
const size = 100_000

const database = openDatabase({ dataDir: ':memory:' })
database.exec(schema)
afterAll(() => database.close())
database.run(
  query.insertInto('vendor').values(
    vendors.map(({ code, name, category }, position) => ({
      ...{ code, name, category, position, accountTypeId: 101 + position },
    })),
  ),
)
const agent = insertAccount(database, {
  ...{ merchant: 'bench', username: 'agent01', passwordHash: '', referralCode: 'A', registeredAt: 0, type: 1 },
})
database.transaction(() => {
  seedBigTeam(database, { merchant: 'bench', agent, size, passwordHash: '', now })
  seedBigTeamPlay(database, { agent, bets: 30_000, movements: 30_000, days: 30, now })
})

const scope = (byTime: boolean, more: Partial<TeamScope> = {}): TeamScope => ({
  ...{ ancestorId: agent, from: now - 30 * day, to: now, byTime, ...more },
})
const range = { offset: 20, limit: 50 }

interface Step {
  readonly detail: string
}

/** How the database goes about a query. */
function planOf(asked: Compilable<unknown>): readonly string[] {
  const compiled = asked.compile()
  const explained: CompiledQuery<Step> = {
    ...compiled,
    query: compiled.query,
    sql: `explain query plan ${compiled.sql}`,
  }
  return database.all<Step>({ compile: () => explained }).map(({ detail }) => detail)
}

/** Tables that are read from one end to the other, the few vendors aside; what a query has made by itself is none. */
const scanned = (plan: readonly string[]): readonly string[] =>
  plan.filter((step) => /^SCAN (bet|movement|teamPath|account|direct|above)\b/.test(step))

describe('a team of 100,000', () => {
  it('has its extent, and the way down to anybody', () => {
    expect(extentOf(database, agent)).toEqual({ size, levels: 8 })
    const path = pathDown(database, agent, agent + size)
    expect(path.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('is searched by time where little happened, and by account where much did', () => {
    expect(wayTo(database, 'bet', scope(false)).byTime).toBe(true)
    expect(wayTo(database, 'movement', { ...scope(false), kind: 'DEPOSIT' }).byTime).toBe(true)
    const direct = database.one(query.selectFrom('account').select('id').where('upline', '=', agent).limit(1)).id
    expect(wayTo(database, 'bet', { ...scope(true), ancestorId: direct }).byTime).toBe(false)
    expect(wayTo(database, 'movement', scope(true, { accountId: direct })).byTime).toBe(false)
  })

  it.each([
    [true, 'bet USING COVERING INDEX betTime'],
    [false, 'bet USING COVERING INDEX bet'],
  ])('has its play found by indexes (by time: %s)', (byTime, index) => {
    for (const filter of [{}, { vassalage: 'CIND' }, { category: 'RNG' }, { side: 'MEMBER' as const }]) {
      for (const more of [{}, { level: 3 }]) {
        const plan = planOf(playPage(scope(byTime, more), filter, range))
        expect(plan).toContainEqual(expect.stringContaining(`SEARCH ${index}`))
        expect(plan).toContainEqual(expect.stringContaining('SEARCH teamPath USING '))
        expect(scanned(plan)).toEqual([])
      }
      const profit = planOf(subordinatePage({ play: scope(byTime), paid: scope(byTime) }, filter, range))
      expect(profit).toContainEqual(expect.stringContaining(`SEARCH ${index}`))
      expect(scanned(profit)).toEqual([])
    }
  })

  it.each([
    [true, 'movement USING COVERING INDEX movement(KindTime|Time)'],
    [false, 'movement USING COVERING INDEX movement(Kind|Account)'],
  ])('has its money found by indexes (by time: %s)', (byTime, index) => {
    for (const kind of [undefined, 'DEPOSIT']) {
      for (const asked of [moneyByKind({ ...scope(byTime), kind }), moneyPage({ ...scope(byTime), kind }, range)]) {
        const plan = planOf(asked)
        expect(plan).toContainEqual(expect.stringMatching(`SEARCH ${index} `))
        expect(scanned(plan)).toEqual([])
      }
    }
  })

  it('has its overview found by indexes', () => {
    const overview = [true, false].flatMap((byTime) => [playByQuarter(scope(byTime)), activeMembers(scope(byTime))])
    for (const asked of [...overview, accountsByQuarter(scope(false)), balanceBelow(agent)]) {
      const plan = planOf(asked)
      expect(plan).toContainEqual(expect.stringContaining('SEARCH teamPath USING '))
      expect(scanned(plan)).toEqual([])
    }
  })

  it('is told the same whichever way it is searched', () => {
    const all = (asked: Compilable<unknown>) => database.all(asked)
    for (const filter of [{}, { vassalage: 'CIND' }, { category: 'LIVE' }, { side: 'AGENT' as const }]) {
      expect(all(playPage(scope(true), filter, range))).toEqual(all(playPage(scope(false), filter, range)))
      const ways = (byTime: boolean) => ({ play: scope(byTime), paid: scope(byTime) })
      expect(all(subordinatePage(ways(true), filter, range))).toEqual(all(subordinatePage(ways(false), filter, range)))
    }
    for (const asked of [playByQuarter, activeMembers])
      expect(all(asked(scope(true)))).toEqual(all(asked(scope(false))))
    for (const level of [undefined, 5]) {
      expect(all(moneyPage(scope(true, { level }), range))).toEqual(all(moneyPage(scope(false, { level }), range)))
      expect(all(moneyByKind(scope(true, { level })))).toEqual(all(moneyByKind(scope(false, { level }))))
    }
  })

  it('loses no cent between the bets, the accounts and the subordinates', () => {
    const asked = { ancestorId: agent, from: now - 30 * day, to: now }
    const plain = database.one(
      query
        .selectFrom('bet')
        .select(({ fn }) => [fn.sum<number>('stake').as('stake'), fn.sum<number>('win').as('win')]),
    )
    const paid = database.one(
      query
        .selectFrom('movement')
        .select(({ fn }) => fn.sum<number>('amount').as('net'))
        .where('movedAt', '>=', asked.from)
        .where('movedAt', '<', now),
    )
    expect(teamPlay(database, asked, {}, range).sums).toMatchObject(plain)
    const overview = teamOf(database, asked, daysIn(asked, 'Europe/Berlin'))
    expect(overview).toMatchObject({ turnover: plain.stake, payout: plain.win })
    expect(overview.agents + overview.members).toBe(size)
    expect(subordinates(database, asked, {}, range).sums).toMatchObject(plain)
    const { kinds } = teamMoney(database, asked, range)
    expect(kinds.reduce((sum, { incoming, outgoing }) => sum + incoming + outgoing, 0)).toBe(paid.net)
  })
})

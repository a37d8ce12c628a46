import type { Compilable, CompiledQuery } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/database'
import { schema } from '../db/schema'
import { seedBigTeam } from '../seed/bigTeam'
import { insertAccount } from './accounts'
import { type TeamFilter, teamList, teamPage, teamRows, teamSorts, teamSums, wayDown } from './teamList'
import { teamTransferPage } from './teamTransfers'

const now = Date.UTC(2030, 0, 15)
const database = openDatabase({ dataDir: ':memory:' })
database.exec(schema)
afterAll(() => database.close())
const agent = insertAccount(database, {
  ...{ merchant: 'bench', username: 'agent01', passwordHash: '', referralCode: 'A', registeredAt: 0, type: 1 },
})
const size = 100_000
database.transaction(() => seedBigTeam(database, { merchant: 'bench', agent, size, passwordHash: '', now }))

interface Step {
  readonly detail: string
}

function planOf(query: Compilable<unknown>): readonly string[] {
  const compiled = query.compile()
  const explained: CompiledQuery<Step> = {
    ...compiled,
    query: compiled.query,
    sql: `explain query plan ${compiled.sql}`,
  }
  return database.all<Step>({ compile: () => explained }).map(({ detail }) => detail)
}

const level: TeamFilter = {
  viewerId: agent,
  of: agent,
  search: undefined,
  kind: undefined,
  active: undefined,
  activeSince: now - 30 * 24 * 3_600_000,
  registered: {},
  balance: {},
}
const search: TeamFilter = { ...level, search: { merchant: 'bench', prefix: 'team00' } }
const range = { offset: 0, limit: 25 }

const everything = {
  kind: 'AGENT',
  active: false,
  registered: { from: 1, to: now },
  balance: { from: 1, to: 9 },
} as const
const filters: readonly (readonly [string, TeamFilter, string])[] = [
  ['a level', level, 'accountUpline'],
  ['a level by all filters', { ...level, ...everything }, 'accountUpline'],
  ['a search', search, 'sqlite_autoindex_account_1'],
  ['a search by all filters', { ...search, ...everything }, 'sqlite_autoindex_account_1'],
]

/** Lists that SQLite reads out of one value are no tables. */
const scans = (plan: readonly string[]) => plan.filter((step) => step.startsWith('SCAN') && !step.includes('json_each'))

describe.each(filters)('%s', (_, filter, index) => {
  it('is counted by indexes', () => {
    const plan = planOf(teamSums(filter))
    expect(plan).toContainEqual(expect.stringContaining(`INDEX ${index}`))
    expect(scans(plan)).toEqual([])
  })

  it.each(teamSorts)('finds its page by %s by indexes', (by) => {
    const plan = planOf(teamPage(filter, { by, descending: true }, range))
    expect(plan).toContainEqual(expect.stringContaining(`INDEX ${index}`))
    expect(scans(plan)).toEqual([])
  })
})

it('a level by names or by the day of registration is not sorted', () => {
  for (const by of ['account', 'registered'] as const)
    expect(planOf(teamPage(level, { by, descending: false }, range)).join()).not.toContain('TEMP B-TREE')
})

it('rows of a page and transfers are looked up', () => {
  expect(scans(planOf(teamRows([1, 2], agent, 0)))).toEqual([])
  for (const asked of [{}, { receiverId: 2 }, { requestId: 'r' }]) {
    const plan = planOf(teamTransferPage(1, { direction: 'DOWN', ...asked }, range))
    expect(scans(plan)).toEqual([])
    expect(plan.join()).toContain('teamTransfer')
  }
})

describe('a team of 100,000', () => {
  it('is found whole by its names, a page of it drawn', () => {
    const { rows, totals } = teamList(database, search, { by: 'account', descending: false }, range)
    expect(rows.map(({ username }) => username).slice(0, 2)).toEqual(['team0000001', 'team0000002'])
    expect(rows).toHaveLength(25)
    expect(totals.accounts).toBe(99_999)
  })

  it('has levels that add up to it', () => {
    const { rows } = teamList(database, level, { by: 'teamSize', descending: true }, range)
    expect(rows.reduce((sum, { teamSize }) => sum + teamSize + 1, 0)).toBe(size)
    expect(rows.map(({ teamSize }) => teamSize)).toEqual(rows.map(({ teamSize }) => teamSize).toSorted((a, b) => b - a))
    expect(rows.every((row) => row.level === 1)).toBe(true)
  })

  it('tells the way down to somebody, and from oneself', () => {
    const way = wayDown(database, agent, agent + size)
    expect(way).toHaveLength(9)
    expect([way[0], way.at(-1)]).toEqual(['agent01', 'team0100000'])
    expect(wayDown(database, agent, agent)).toEqual(['agent01'])
  })
})

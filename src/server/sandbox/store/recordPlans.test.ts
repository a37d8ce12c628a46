import type { Compilable, CompiledQuery } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/database'
import { schema } from '../db/schema'
import { type BetFilter, betPage, betSums } from './bets'
import { movementPage, movementSums } from './movements'
import { bonusIn, playIn, vendorAfter } from './profit'

const database = openDatabase({ dataDir: ':memory:' })
database.exec(schema)
afterAll(() => database.close())

interface Step {
  readonly detail: string
}

/** How the database goes about a query. */
function planOf(query: Compilable<unknown>): readonly string[] {
  const compiled = query.compile()
  const explained: CompiledQuery<Step> = {
    ...compiled,
    query: compiled.query,
    sql: `explain query plan ${compiled.sql}`,
  }
  return database.all<Step>({ compile: () => explained }).map(({ detail }) => detail)
}

const period = { from: 0, to: 2_000_000_000_000 }
const everything: BetFilter = { ...period, accountId: 1, vassalage: undefined, status: undefined, by: 'placedAt' }
const range = { offset: 50_000, limit: 10 }

const filters: readonly (readonly [string, BetFilter, string])[] = [
  ['a period', everything, 'betAccount'],
  ['a vendor', { ...everything, vassalage: 'CIND' }, 'betVendor'],
  ['a status', { ...everything, status: 'SETTLED' }, 'betStatus'],
  ['a vendor and a status', { ...everything, vassalage: 'CIND', status: 'SETTLED' }, 'betVendor'],
  ['results that are due', { ...everything, status: 'PENDING', by: 'dueAt' }, 'betDue'],
]

describe.each(filters)('bets of %s', (_, filter, index) => {
  it('are counted and summed by an index alone', () => {
    expect(planOf(betSums(filter))).toEqual([expect.stringContaining(`SEARCH bet USING COVERING INDEX ${index} `)])
  })

  it('are found for a page by the same index, in its order', () => {
    const plan = planOf(betPage(filter, 'EN', range))
    expect(plan).toContainEqual(expect.stringContaining(`SEARCH bet USING COVERING INDEX ${index} `))
    expect(plan).toContainEqual('SEARCH bet USING INTEGER PRIMARY KEY (rowid=?)')
    expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual([])
    // the rows of the page alone are sorted, which stand in it by their ids
    expect(plan.filter((step) => step.includes('TEMP B-TREE'))).toEqual(['USE TEMP B-TREE FOR ORDER BY'])
  })
})

it.each([
  ['a vendor and a result that is due', { ...everything, vassalage: 'CIND', status: 'PENDING', by: 'dueAt' }],
  ['results of every status', { ...everything, by: 'dueAt' }],
] as const)('bets of %s are searched, too', (_, filter) => {
  for (const query of [betSums(filter), betPage(filter, 'EN', range)]) {
    const plan = planOf(query)
    expect(plan).toContainEqual(expect.stringContaining('SEARCH bet USING COVERING INDEX bet'))
    expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual([])
  }
})

it('movements are found and summed by an index', () => {
  for (const kind of [undefined, 'DEPOSIT']) {
    const filter = { ...period, accountId: 1, kind }
    const index = kind === undefined ? 'movementAccount' : 'movementKind'
    expect(planOf(movementSums(filter))).toEqual([
      expect.stringContaining(`SEARCH movement USING COVERING INDEX ${index} `),
    ])
    const plan = planOf(movementPage(filter, range))
    expect(plan).toContainEqual(expect.stringContaining(`SEARCH movement USING COVERING INDEX ${index} `))
    expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual([])
  }
})

it('profit is summed by an index alone, and vendors are found by one', () => {
  const alone = (table: string, index: string): readonly unknown[] => [
    expect.stringContaining(`SEARCH ${table} USING COVERING INDEX ${index} `),
  ]
  expect(planOf(playIn(1, period))).toEqual(alone('bet', 'betStatus'))
  expect(planOf(playIn(1, period, 'CIND'))).toEqual(alone('bet', 'betVendor'))
  expect(planOf(vendorAfter(1, 'CIND'))).toEqual(alone('bet', 'betVendor'))
  expect(planOf(bonusIn(1, period))).toEqual(alone('movement', 'movementKind'))
})

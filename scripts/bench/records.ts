import { createRandom } from '../../src/server/sandbox/art/random'
import { type Database, openDatabase } from '../../src/server/sandbox/db/database'
import { schema } from '../../src/server/sandbox/db/schema'
import { query } from '../../src/server/sandbox/db/query'
import { vendors } from '../../src/server/sandbox/seed/vendors'
import { type Bet, type BetFilter, betsOf, recordBets } from '../../src/server/sandbox/store/bets'
import { profitByVendor, profitIn } from '../../src/server/sandbox/store/profit'
import { at } from './hallMeasure'

const day = 24 * 3_600_000
const now = Date.UTC(2030, 0, 15, 12)
const account = 1
const count = 100_000

/** Pages, filters and sums of a member's record over 100,000 bets, as the sandbox asks its database for them. */
export function benchRecords(): Promise<void> {
  const database = openDatabase({ dataDir: ':memory:' })
  database.exec(schema)
  fill(database)
  const period = { from: now - 92 * day, to: now }
  const everything: BetFilter = {
    ...period,
    accountId: account,
    vassalage: undefined,
    status: undefined,
    by: 'placedAt',
  }
  const week = { ...everything, from: now - 7 * day }
  const page = (filter: BetFilter, number: number) => () =>
    betsOf(database, filter, 'EN', { offset: (number - 1) * 10, limit: 10 }).bets.length

  console.log(
    `\n${count.toLocaleString('en')} bets of one account among as many of others (milliseconds, totals included)`,
  )
  console.table([
    measure('page 1 of all', page(everything, 1)),
    measure('page 10,000 of all', page(everything, 10_000)),
    measure('page 1 of 7 days', page(week, 1)),
    measure('page 1 of a vendor', page({ ...everything, vassalage: 'CIND' }, 1)),
    measure('page 100 of a vendor', page({ ...everything, vassalage: 'CIND' }, 100)),
    measure('page 1 of open bets', page({ ...everything, status: 'PENDING' }, 1)),
    measure(
      '500 rows for an export',
      () => betsOf(database, everything, 'EN', { offset: 50_000, limit: 500 }).bets.length,
    ),
    measure(
      'profit of 92 days, each',
      () =>
        Array.from({ length: 92 }, (_, place) =>
          profitIn(database, account, { from: now - (place + 1) * day, to: now - place * day }),
        ).length,
    ),
    measure('profit by vendor, 92 days', () => profitByVendor(database, account, period).length),
  ])
  database.close()
  return Promise.resolve()
}

function measure(name: string, ask: () => number) {
  for (let warm = 0; warm < 3; warm += 1) ask()
  const times = Array.from({ length: 21 }, () => {
    const start = performance.now()
    ask()
    return performance.now() - start
  })
  const round = (value: number) => Math.round(value * 100) / 100
  return { what: name, rows: ask(), median: round(at(times, 0.5)), p95: round(at(times, 0.95)) }
}

/** Rows as they come in life: everybody's among everybody else's. */
function fill(database: Database): void {
  const random = createRandom('records')
  const codes = vendors.map(({ code }) => code)
  database.transaction(() => {
    database.run(
      query.insertInto('vendor').values(
        vendors.map(({ code, name, category }, position) => ({
          code,
          accountTypeId: 101 + position,
          name,
          category,
          position,
        })),
      ),
    )
    for (const id of [account, 2]) {
      const row = {
        id,
        merchant: 'bench',
        username: `player${id}`,
        passwordHash: '',
        type: 0,
        referralCode: `R${id}`,
        registeredAt: 0,
      }
      database.run(query.insertInto('account').values(row))
    }
    for (let place = 0; place < (count * 2) / 500; place += 1) {
      const bets = Array.from({ length: 500 }, (_, index): Bet => {
        const stake = random.int(1, 100) * 50
        const isOpen = random.chance(0.002)
        return {
          accountId: index % 2 === 0 ? account : 2,
          vassalage: random.pick(['CIND', ...codes]),
          nodeId: undefined,
          stake,
          win: isOpen ? 0 : random.int(0, 2) * stake,
          status: isOpen ? 'PENDING' : 'SETTLED',
          placedAt: now - random.int(1, 92 * day),
        }
      })
      const [first, ...others] = bets
      if (first) recordBets(database, [first, ...others])
    }
  })
}

import { openDatabase } from '../../src/server/sandbox/db/database'
import { schema } from '../../src/server/sandbox/db/schema'
import { seedBigTeam } from '../../src/server/sandbox/seed/bigTeam'
import { insertAccount } from '../../src/server/sandbox/store/accounts'
import { type TeamFilter, teamList, type TeamSort } from '../../src/server/sandbox/store/teamList'
import { measure } from './teamMeasure'

const day = 24 * 3_600_000
const now = Date.UTC(2030, 0, 15, 12)
const size = 100_000

/** Levels, searches, filters and orders of an agent's team of 100,000 on 8 levels, as the sandbox asks its database for them. */
export function benchTeamList(): Promise<void> {
  const database = openDatabase({ dataDir: ':memory:' })
  database.exec(schema)
  const agent = insertAccount(database, {
    ...{ merchant: 'bench', username: 'agent01', passwordHash: '', referralCode: 'A', registeredAt: 0, type: 1 },
  })
  database.transaction(() => seedBigTeam(database, { merchant: 'bench', agent, size, passwordHash: '', now }))
  const level: TeamFilter = {
    ...{ viewerId: agent, of: agent, search: undefined, kind: undefined, active: undefined },
    ...{ activeSince: now - 30 * day, registered: {}, balance: {} },
  }
  const found = (prefix: string): TeamFilter => ({ ...level, search: { merchant: 'bench', prefix } })
  const everybody = found('team')
  const ask =
    (filter: TeamFilter, by: TeamSort = 'account', offset = 0) =>
    () =>
      teamList(database, filter, { by, descending: true }, { offset, limit: 100 }).rows.length
  console.log(`\n${size.toLocaleString('en')} accounts below one agent (milliseconds, totals included)`)
  console.table([
    measure('the first level', ask(level)),
    measure('the first level, by team size', ask(level, 'teamSize')),
    measure('search: one account', ask(found('team0050000'))),
    measure('search: 1,000 accounts, by balance', ask(found('team0050'), 'balance')),
    measure('search: everybody', ask(everybody)),
    measure('search: everybody, page 1,000', ask(everybody, 'account', 99_900)),
    measure('search: everybody, by balance', ask(everybody, 'balance')),
    measure('search: everybody, by team size', ask(everybody, 'teamSize')),
    measure(
      'search: agents between balances',
      ask({ ...everybody, kind: 'AGENT', balance: { from: 100_00, to: 300_00 } }),
    ),
    measure('search: who is not active', ask({ ...everybody, active: false })),
    measure(
      'search: who registered in 7 days',
      ask({ ...everybody, registered: { from: now - 7 * day } }, 'registered'),
    ),
  ])
  database.close()
  return Promise.resolve()
}

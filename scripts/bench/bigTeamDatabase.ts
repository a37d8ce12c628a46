import { type Database, openDatabase } from '../../src/server/sandbox/db/database'
import { query } from '../../src/server/sandbox/db/query'
import { schema } from '../../src/server/sandbox/db/schema'
import { seedBigTeam } from '../../src/server/sandbox/seed/bigTeam'
import { seedBigTeamPlay } from '../../src/server/sandbox/seed/bigTeamPlay'
import { vendors } from '../../src/server/sandbox/seed/vendors'
import { insertAccount } from '../../src/server/sandbox/store/accounts'

export const now = Date.UTC(2030, 0, 15, 12)
export const sizes = { size: 100_000, bets: 200_000, movements: 150_000, days: 92 } as const

/** An agent with a team of 100,000 and what it did in 92 days, in memory. */
export function openBigTeam(): { readonly database: Database; readonly agent: number } {
  const { size, ...play } = sizes
  const database = openDatabase({ dataDir: ':memory:' })
  database.exec(schema)
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
    seedBigTeamPlay(database, { agent, ...play, now })
  })
  return { database, agent }
}

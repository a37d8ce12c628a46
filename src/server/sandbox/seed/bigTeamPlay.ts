import { createRandom } from '../art/random'
import type { Database } from '../db/database'
import { query } from '../db/query'
import { day } from '../durations'
import { teamBelow } from '../store/teams'
import { vendors } from './vendors'

/** Rows of one statement. */
const bulk = 2_000

interface BigTeamPlay {
  /** Account id of the agent that the team stands below. */
  readonly agent: number
  readonly bets: number
  /** Deposits, withdrawals and bonuses. */
  readonly movements: number
  /** Over how many days before now they are spread. */
  readonly days: number
  readonly now: number
}

/** Play and money of a team to measure with, the same each time; every account has an equal chance. In a transaction. */
export function seedBigTeamPlay(database: Database, { agent, bets, movements, days, now }: BigTeamPlay): void {
  const random = createRandom(`teamPlay:${agent}`)
  const ids = database.all(teamBelow(agent).selectFrom('team').select('id').orderBy('id')).map(({ id }) => id)
  const codes = vendors.map(({ code }) => code)
  const someone = () => ids[random.int(0, ids.length - 1)] ?? agent
  const before = () => now - random.int(1, days * day)
  inBulk(bets, (count) =>
    database.run(
      query.insertInto('bet').values(
        Array.from({ length: count }, () => {
          const stake = random.int(1, 100) * 50
          const placedAt = before()
          return {
            ...{ accountId: someone(), vassalage: codes[random.int(0, codes.length - 1)] ?? '', nodeId: null, stake },
            ...{ win: random.int(0, 2) * stake, status: 'SETTLED' as const, placedAt, dueAt: placedAt, detail: null },
          }
        }),
      ),
    ),
  )
  const kinds = ['DEPOSIT', 'DEPOSIT', 'WITHDRAWAL', 'BONUS'] as const
  inBulk(movements, (count) =>
    database.run(
      query.insertInto('movement').values(
        Array.from({ length: count }, () => {
          const kind = kinds[random.int(0, kinds.length - 1)] ?? 'DEPOSIT'
          const amount = random.int(1, 100) * (kind === 'WITHDRAWAL' ? -1_00 : 1_00)
          return { accountId: someone(), kind, amount, balance: 0, reference: null, movedAt: before() }
        }),
      ),
    ),
  )
}

function inBulk(count: number, insert: (count: number) => void): void {
  for (let left = count; left > 0; left -= bulk) insert(Math.min(bulk, left))
}

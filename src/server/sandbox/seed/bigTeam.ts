import { sql } from 'kysely'
import { createRandom } from '../art/random'
import type { Database } from '../db/database'
import { query } from '../db/query'
import { day } from '../durations'
import { mainWallet } from '../store/wallets'

/** Rows of one statement. */
const bulk = 5_000

interface BigTeam {
  readonly merchant: string
  /** Account id of the agent that the team stands below. */
  readonly agent: number
  readonly size: number
  readonly passwordHash: string
  readonly now: number
}

/** Levels below the agent: each but the last has four times as many as the one above, the last has the rest. */
export const bigTeamLevels = 8

/**
 * A team to measure with: made by bulk inserts, the same each time. Names are `team0000001` and on, in the order of the
 * levels; those with nobody below are members. Each has a main wallet and the movement that filled it. In a transaction.
 */
export function seedBigTeam(database: Database, { merchant, agent, size, passwordHash, now }: BigTeam): void {
  const random = createRandom(`team:${merchant}`)
  const first = database.one(query.selectFrom('account').select(({ fn }) => fn.max<number>('id').as('id'))).id + 1
  const levels = levelsOf(size)
  let place = 0
  let above: readonly number[] = [agent]
  for (const [index, count] of levels.entries()) {
    const isLast = index === levels.length - 1
    const ids = Array.from({ length: count }, (_, nth) => first + place + nth)
    const uplines = above
    const rows = ids.map((id, nth) => [
      id,
      `team${String(place + nth + 1).padStart(7, '0')}`,
      isLast || nth % 3 === 2 ? 0 : ([2, 41, 42] as const)[nth % 3],
      uplines[nth % uplines.length] ?? agent,
      now - random.int(1, 700) * day - random.int(0, day - 1),
      random.int(0, 20) * 50_00 + random.int(0, 99),
    ])
    for (let from = 0; from < rows.length; from += bulk)
      insertRows(database, rows.slice(from, from + bulk), { merchant, passwordHash })
    place += count
    above = isLast ? ids : ids.filter((_, nth) => nth % 3 !== 2)
  }
}

function levelsOf(size: number): readonly number[] {
  const levels: number[] = []
  for (let left = size, count = 4; left > 0; left -= count, count *= 4) {
    if (levels.length === bigTeamLevels - 1) count = left
    count = Math.min(count, left)
    levels.push(count)
  }
  return levels
}

const cell = (place: number) => sql<number>`value ->> ${sql.lit(place)}`

function insertRows(
  database: Database,
  rows: readonly unknown[],
  { merchant, passwordHash }: Pick<BigTeam, 'merchant' | 'passwordHash'>,
): void {
  const from = query.selectFrom(sql<{ value: string }>`json_each(${JSON.stringify(rows)})`.as('row'))
  database.run(
    query
      .insertInto('account')
      .columns([
        'id',
        'merchant',
        'username',
        'passwordHash',
        'nickname',
        'referralCode',
        'type',
        'upline',
        'registeredAt',
      ])
      .expression(
        from.select([
          cell(0).as('id'),
          sql`${merchant}`.as('merchant'),
          cell(1).as('username'),
          sql`${passwordHash}`.as('passwordHash'),
          cell(1).as('nickname'),
          sql`upper(${cell(1)})`.as('referralCode'),
          cell(2).as('type'),
          cell(3).as('upline'),
          cell(4).as('registeredAt'),
        ]),
      ),
  )
  database.run(
    query
      .insertInto('wallet')
      .columns(['accountId', 'accountTypeId', 'minor'])
      .expression(from.select([cell(0).as('accountId'), sql.lit(mainWallet).as('accountTypeId'), cell(5).as('minor')])),
  )
  database.run(
    query
      .insertInto('movement')
      .columns(['accountId', 'kind', 'amount', 'balance', 'movedAt'])
      .expression(
        from.select([
          cell(0).as('accountId'),
          sql.lit('OPENING').as('kind'),
          cell(5).as('amount'),
          cell(5).as('balance'),
          cell(4).as('movedAt'),
        ]),
      ),
  )
}

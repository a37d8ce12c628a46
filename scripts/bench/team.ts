import { query } from '../../src/server/sandbox/db/query'
import { betsOf } from '../../src/server/sandbox/store/bets'
import { subordinates } from '../../src/server/sandbox/store/subordinateProfit'
import { teamMoney } from '../../src/server/sandbox/store/teamMoney'
import { teamPlay } from '../../src/server/sandbox/store/teamPlay'
import { type Asked, extentOf } from '../../src/server/sandbox/store/teamScope'
import { now, openBigTeam, sizes } from './bigTeamDatabase'
import { measure } from './teamMeasure'

const day = 24 * 3_600_000
const { size, bets, movements } = sizes
const exportRows = 1_000

/** Reports of an agent with a team of 100,000, as the sandbox asks its database for them. */
export function benchTeam(): Promise<void> {
  const { database, agent } = openBigTeam()
  const scope = (days: number, more: Partial<Asked> = {}): Asked => ({
    ...{ ancestorId: agent, from: now - days * day, to: now, ...more },
  })
  const first = { offset: 0, limit: 100 }
  const direct = database.one(
    query.selectFrom('account').select('id').where('upline', '=', agent).orderBy('id').limit(1),
  ).id
  const busiest = (table: 'bet' | 'movement') =>
    database.one(
      query
        .selectFrom(table)
        .select('accountId')
        .groupBy('accountId')
        .orderBy(({ fn }) => fn.countAll(), 'desc')
        .limit(1),
    ).accountId
  const betsOfOne = {
    ...{ accountId: busiest('bet'), from: now - 92 * day, to: now, by: 'placedAt' as const },
    ...{ vassalage: undefined, status: undefined },
  }
  const moneyOfOne = scope(92, { accountId: busiest('movement') })
  const number = (count: number) => count.toLocaleString('en')
  console.log(
    `\nteam of ${number(size)}, ${number(bets)} bets and ${number(movements)} movements in 92 days (milliseconds, 100 rows, totals included)`,
  )
  console.table([
    measure('team betting, 7 days', () => teamPlay(database, scope(7), {}, first).rows.length),
    measure('team betting, 30 days', () => teamPlay(database, scope(30), {}, first).rows.length),
    measure('team betting, 92 days', () => teamPlay(database, scope(92), {}, first).rows.length),
    measure('team betting, a vendor', () => teamPlay(database, scope(30), { vassalage: 'CIND' }, first).rows.length),
    measure('team betting, a category', () => teamPlay(database, scope(30), { category: 'RNG' }, first).rows.length),
    measure('team betting, a level', () => teamPlay(database, scope(30, { level: 3 }), {}, first).rows.length),
    measure('team betting, members', () => teamPlay(database, scope(30), { side: 'MEMBER' }, first).rows.length),
    measure('team transactions, 30 days', () => teamMoney(database, scope(30), first).rows.length),
    measure('team transactions, 92 days', () => teamMoney(database, scope(92), first).rows.length),
    measure(
      'team transactions, deposits',
      () => teamMoney(database, { ...scope(30), kind: 'DEPOSIT' }, first).rows.length,
    ),
    measure(
      '1,000 rows for an export',
      () => teamMoney(database, scope(92), { offset: 50_000, limit: exportRows }).rows.length,
    ),
    measure('subordinate profit, 30 days', () => subordinates(database, scope(30), {}, first).rows.length),
    measure('subordinate profit, 92 days', () => subordinates(database, scope(92), {}, first).rows.length),
    measure(
      'subordinate profit, one level down',
      () => subordinates(database, scope(30, { ancestorId: direct }), {}, first).rows.length,
    ),
    measure('bets of one account', () => betsOf(database, betsOfOne, 'EN', first).bets.length),
    measure('transactions of one account', () => teamMoney(database, moneyOfOne, first).rows.length),
    measure('levels of the team', () => extentOf(database, agent).levels),
  ])
  const start = performance.now()
  const pages = movements / exportRows
  for (let page = 0; page < pages; page += 1)
    teamMoney(database, scope(92), { offset: page * exportRows, limit: exportRows })
  const seconds = Math.round((performance.now() - start) / 100) / 10
  console.log(`${number(movements)} rows for an export, ${number(exportRows)} at a time: ${seconds} s`)
  database.close()
  return Promise.resolve()
}

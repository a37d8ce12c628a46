import type { Database } from '../db/database'
import { integer } from '../db/row'
import type { Period } from './movements'

const day = 24 * 3_600_000

/** Everybody below an account, however far down. */
const team = `with recursive team (id, depth) as (
  select id, 1 from account where upline = ?1
  union select account.id, team.depth + 1 from account join team on account.upline = team.id
)`

const agentTypes = '(1, 2, 41, 42)'

/** Amounts in minor units. */
export function teamOf(database: Database, accountId: number, { from, to }: Period) {
  const read = (sql: string, ...params: number[]) => {
    const row = database.get(`${team} ${sql}`, accountId, ...params) ?? {}
    return (column: string) => integer(row, column)
  }
  const size = read(
    `select coalesce(sum(type in ${agentTypes}), 0) as agents, coalesce(sum(type not in ${agentTypes}), 0) as members,
       coalesce(sum(depth = 1), 0) as direct, coalesce(sum(registered_at >= ?2 and registered_at < ?3), 0) as fresh
     from team join account on account.id = team.id`,
    from,
    to,
  )
  const funds = read('select coalesce(sum(minor), 0) as balance from team join wallet on wallet.account_id = team.id')
  const paid = read(
    `select coalesce(sum(amount_minor), 0) as deposits from team join movement on movement.account_id = team.id
     where kind = 'DEPOSIT' and moved_at >= ?2 and moved_at < ?3`,
    from,
    to,
  )
  const play = read(
    `select count(distinct account_id) as active, coalesce(sum(stake_minor), 0) as turnover, coalesce(sum(win_minor), 0) as payout
     from team join bet on bet.account_id = team.id
     where status = 'SETTLED' and placed_at >= ?2 and placed_at < ?3`,
    from,
    to,
  )
  return {
    agents: size('agents'),
    members: size('members'),
    direct: size('direct'),
    newMembers: size('fresh'),
    activeMembers: play('active'),
    balance: funds('balance'),
    deposits: paid('deposits'),
    turnover: play('turnover'),
    payout: play('payout'),
    days: daysOf(database, accountId, { from, to }),
  }
}

/** The period in days of 24 hours from its start. */
function daysOf(database: Database, accountId: number, { from, to }: Period) {
  const byDay = (sql: string) =>
    new Map(database.all(`${team} ${sql}`, accountId, from, to).map((row) => [integer(row, 'place'), row] as const))
  const bets = byDay(
    `select cast((placed_at - ?2) / ${day} as integer) as place, sum(stake_minor) as turnover, sum(win_minor) as payout
     from team join bet on bet.account_id = team.id
     where status = 'SETTLED' and placed_at >= ?2 and placed_at < ?3 group by place`,
  )
  const joined = byDay(
    `select cast((registered_at - ?2) / ${day} as integer) as place, count(*) as fresh from team join account on account.id = team.id
     where registered_at >= ?2 and registered_at < ?3 group by place`,
  )
  return Array.from({ length: Math.ceil((to - from) / day) }, (_, place) => {
    const played = bets.get(place)
    const fresh = joined.get(place)
    return {
      time: from + place * day,
      turnover: played === undefined ? 0 : integer(played, 'turnover'),
      payout: played === undefined ? 0 : integer(played, 'payout'),
      newMembers: fresh === undefined ? 0 : integer(fresh, 'fresh'),
    }
  })
}

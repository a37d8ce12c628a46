import type { Database } from '../../src/server/sandbox/db/database'
import type { ContractKind, Cycle } from '../../src/server/sandbox/contracts/kinds'
import type { Term } from '../../src/server/sandbox/contracts/terms'
import { daysIn } from '../../src/server/sandbox/days'
import { query } from '../../src/server/sandbox/db/query'
import { day, minute } from '../../src/server/sandbox/durations'
import { afterContracts } from '../../src/server/sandbox/store/closings'
import { paymentsOf, paymentSums } from '../../src/server/sandbox/store/contractPayments'
import { contractsOf, openRequests } from '../../src/server/sandbox/store/contracts'
import { figuresOf, insertLink, linksOf, stateOf } from '../../src/server/sandbox/store/invitations'
import { netDepositsOf, profitIn } from '../../src/server/sandbox/store/profit'
import { settleContracts } from '../../src/server/sandbox/store/settleContracts'
import { rowsOf, wayDown } from '../../src/server/sandbox/store/teamList'
import { teamOf } from '../../src/server/sandbox/store/teamOverview'
import { remarkOf } from '../../src/server/sandbox/store/teamRemarks'
import { now, openBigTeam, sizes } from './bigTeamDatabase'
import { measure } from './teamMeasure'

const zone = 'Europe/Berlin'
const [links, contracts, payments] = [200, 1_000, 20_000]

/** Pages of the agent centre besides reports and lists of accounts, for an agent with a team of 100,000. */
export function benchTeamPages(): Promise<void> {
  const { database, agent } = openBigTeam()
  database.transaction(() => fill(database, agent))
  const direct = database.one(
    query.selectFrom('account').select('id').where('upline', '=', agent).orderBy('id').limit(1),
  ).id
  const first = { offset: 0, limit: 100 }
  const period = (days: number) => ({ from: now - days * day, to: now + 1 })
  const overview = (days: number) => () =>
    teamOf(database, { ...period(days), ancestorId: agent }, daysIn(period(days), zone)).days.length
  const income = (days: number) => () => {
    const filter = { ...period(days), accountId: agent, kind: undefined }
    for (const direction of ['IN', 'OUT'] as const) paymentSums(database, { ...filter, direction })
    return paymentsOf(database, { ...filter, direction: 'IN' }, first).length
  }
  const card = (id: number) => () => {
    netDepositsOf(database, id)
    profitIn(database, id, { from: 0, to: now + 1 })
    remarkOf(database, agent, id)
    wayDown(database, agent, id)
    return rowsOf(database, [id], agent, now - 30 * day).length
  }
  const linkPage = () => {
    const found = linksOf(database, agent, first, { state: undefined, now }).links
    for (const link of found) {
      stateOf(database, link, now)
      figuresOf(database, link.id)
    }
    return found.length
  }
  // what is settled is undone again
  const settled = (length: number, kind: ContractKind, cycle: Cycle, terms: readonly Term[]) => () => {
    const from = now - length
    const contract = {
      ...{ kind, cycle, uplineId: null, accountId: agent, terms: JSON.stringify(terms), state: 'IN_FORCE' as const },
      ...{ proposedAt: from, startsAt: from, settledTo: from, nextAt: now },
    }
    const { id } = database.run(query.insertInto('contract').values(contract))
    const made = afterContracts(
      database,
      { accountId: agent, zone, now },
      () => paymentSums(database, { ...period(92), accountId: agent, kind, direction: 'IN' }).total,
    )
    database.run(query.deleteFrom('contract').where('id', '=', id))
    return made
  }
  const number = (count: number) => count.toLocaleString('en')
  console.log(
    `\nteam of ${number(sizes.size)}, ${number(sizes.bets)} bets in 92 days; ${links} links, ${number(contracts)} contracts, ${number(payments)} payments (milliseconds, 100 rows, totals included)`,
  )
  console.table([
    measure('overview, today', overview(1)),
    measure('overview, 7 days (as it opens)', overview(7)),
    measure('overview, 30 days', overview(30)),
    measure('overview, 92 days', overview(92)),
    measure('income, 7 days', income(7)),
    measure('income, 92 days', income(92)),
    measure('contracts with subordinates', () => listed(database, agent, 'UPLINE', first)),
    measure('contracts with the upline', () => listed(database, agent, 'SUBORDINATE', first)),
    measure('contracts, a name begun', () => listed(database, agent, 'UPLINE', first, 'team00')),
    measure('requests that wait (badge)', () => openRequests(database, agent)),
    measure('links, what came of each', linkPage),
    measure('card of a direct subordinate', card(direct)),
    measure('card of a member on the last level', card(agent + sizes.size)),
    measure('nothing to settle', () => {
      settleContracts(database, agent, zone, now)
      return 0
    }),
    measure('settle 5 minutes of bets', settled(5 * minute, 'REALTIME_SALARY', 'FIVE_MINUTES', realTime)),
    measure('settle a day of bets', settled(day, 'DAILY_SALARY', 'D', [{ dailyVolume: 0, rate: 50 }])),
    measure('settle a week of bets', settled(7 * day, 'DIVIDEND', 'W', dividend)),
    measure('settle a month of bets', settled(31 * day, 'DIVIDEND', 'M', dividend)),
  ])
  database.close()
  return Promise.resolve()
}

const realTime: readonly Term[] = [
  { singleBet: 0, winRate: 10, lossRate: 20 },
  { singleBet: 10_00, winRate: 20, lossRate: 30 },
]
const dividend: readonly Term[] = [{ profitLoss: 0, rate: 5_00 }]

const listed = (
  database: Database,
  accountId: number,
  side: 'UPLINE' | 'SUBORDINATE',
  range: { readonly offset: number; readonly limit: number },
  subordinate?: string,
): number => contractsOf(database, { accountId, side, subordinate }, range).contracts.length

/** Links with what came of them, contracts that are over, and what they have paid. */
function fill(database: Database, agent: number): void {
  const ids = Array.from({ length: sizes.size }, (_, place) => agent + 1 + place)
  const idAt = (place: number): number => ids[place % ids.length] ?? agent
  for (let place = 0; place < links; place += 1) {
    const linkId = insertLink(database, {
      ...{ merchant: 'bench', accountId: agent, requestId: `link-${place}`, code: `CODE${place}`, type: 0, rateBp: 0 },
      ...{ domain: 'x.test', createdAt: now - place, closedAt: null, maxUses: 1_000, expiresAt: null },
    })
    const came = Array.from({ length: 100 }, (_, nth) => idAt(place * 100 + nth))
    database.run(
      query
        .insertInto('invitationMember')
        .values(came.map((accountId) => ({ accountId, linkId, joinedAt: now, firstDepositAt: now }))),
    )
    database.run(
      query
        .insertInto('invitationVisit')
        .values(came.map((accountId) => ({ linkId, visitor: String(accountId), firstAt: now }))),
    )
  }
  const over = (accountId: number, uplineId: number | null, at: number): number =>
    database.run(
      query.insertInto('contract').values({
        ...{ kind: 'REALTIME_SALARY', uplineId, accountId, cycle: 'FIVE_MINUTES', terms: JSON.stringify(realTime) },
        ...{ state: 'ENDED', proposedAt: at, startsAt: at, endsAt: at, settledTo: at },
      }),
    ).id
  const own = Array.from({ length: contracts }, (_, place) => {
    const isOwn = place % 2 === 0
    const [accountId, uplineId] = isOwn ? [agent, null] : [idAt(place), agent]
    return { id: over(accountId, uplineId, now - place * minute), accountId, uplineId }
  })
  const computed = { bets: 1, stake: 10_00, win: 0, activeMembers: 1, lines: [], fixed: 0, carriedIn: 0, carriedOut: 0 }
  const detail = JSON.stringify(computed)
  const spread = (92 * day) / payments
  for (let place = 0; place < payments; place += 1) {
    const { id, accountId, uplineId } = own[place % own.length] ?? { id: 0, accountId: agent, uplineId: null }
    const at = Math.floor(now - place * spread)
    database.run(
      query.insertInto('contractPayment').values({
        ...{ contractId: id, kind: 'REALTIME_SALARY', payerId: uplineId, payeeId: accountId, amount: 10, detail },
        ...{ periodFrom: at - 5 * minute, periodTo: at, dueAt: at, state: 'PAID', paidAt: at },
      }),
    )
  }
}

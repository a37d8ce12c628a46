import type { SubordinateProfit } from '../../../contract/subordinate-profit'
import type { TeamBetting } from '../../../contract/team-betting'
import type { TeamTransactions } from '../../../contract/team-transactions'
import { ok } from '../answer'
import type { MemberCall } from '../call'
import { decimal } from '../money'
import { isAgentType } from '../store/accounts'
import { isOfGames, ownProfit, type ProfitSums, subordinates } from '../store/subordinateProfit'
import { teamMoney } from '../store/teamMoney'
import { type Side, teamPlay } from '../store/teamPlay'
import { extentOf, pathDown } from '../store/teamScope'
import { forAgents } from './forAgents'
import { inPeriod, readPage, word } from './readPage'
import { tellBets } from './records'
import { inTeam, notInTeam } from './teamAccess'

/** Whoever takes a report with them asks for more rows at once than a page shows. */
const mostRows = 1_000

/** The account of the team that `account` names. */
const namedOf = (call: MemberCall): number | undefined => inTeam(call, word(call, 'account') ?? '')?.id

const sideOf = (call: MemberCall): Side | undefined => {
  const said = word(call, 'accountType')
  return said === 'AGENT' || said === 'MEMBER' ? said : undefined
}

const levelOf = (call: MemberCall): number | undefined => {
  const level = Number(word(call, 'level'))
  return Number.isSafeInteger(level) && level > 0 ? level : undefined
}

const gamesOf = (call: MemberCall) => ({ vassalage: word(call, 'vassalage'), category: word(call, 'category') })

interface Play {
  readonly count: number
  readonly stake: number
  readonly win: number
}

const tellPlay = ({ count, stake, win }: Play) => ({
  ...{ count, stake: decimal(stake), win: decimal(win), net: decimal(win - stake) },
})

interface Who {
  readonly username: string
  readonly nickname: string | null
  readonly type: number
}

const tellWho = ({ username, nickname, type }: Who) => ({
  ...{ account: username, agent: isAgentType(type) },
  ...(nickname !== null && { nickname }),
})

/** Who of the team has played, or the account of it that `account` names alone (MCSFE_getTeamBetting). */
export const teamBetting = forAgents(
  inPeriod((call, period) => {
    const { platform, merchant, account } = call
    const accountId = namedOf(call)
    if (accountId === undefined && word(call, 'account') !== undefined) return notInTeam()
    const { range, paging } = readPage(call, 25, mostRows)
    const asked = { ...period, ancestorId: account.id, level: levelOf(call), accountId }
    const { rows, sums, total } = teamPlay(platform.database, asked, { ...gamesOf(call), side: sideOf(call) }, range)
    const value: TeamBetting = {
      currency: merchant.currency.code,
      levels: extentOf(platform.database, account.id).levels,
      totals: tellPlay(sums),
      content: rows.map((row) => ({ ...tellWho(row), level: row.level, ...tellPlay(row) })),
      ...paging(total),
    }
    return ok(value)
  }),
)

/** `account`: its bets one by one (MCSFE_getTeamMemberBets). */
export const teamMemberBets = forAgents(
  inPeriod((call, period) => {
    const named = namedOf(call)
    return named === undefined ? notInTeam() : ok(tellBets(call, named, period))
  }),
)

/** What moved in the wallets of the team, or of the account of it that `account` names (MCSFE_getTeamTransactions). */
export const teamTransactions = forAgents(
  inPeriod((call, period) => {
    const { platform, merchant, account } = call
    const accountId = namedOf(call)
    if (accountId === undefined && word(call, 'account') !== undefined) return notInTeam()
    const { range, paging } = readPage(call, 25, mostRows)
    const asked = { ...period, ancestorId: account.id, level: levelOf(call), kind: word(call, 'type') }
    const { kinds, rows } = teamMoney(platform.database, { ...asked, accountId }, range)
    const sum = (of: 'count' | 'incoming' | 'outgoing') => kinds.reduce((all, kind) => all + kind[of], 0)
    const value: TeamTransactions = {
      currency: merchant.currency.code,
      levels: extentOf(platform.database, account.id).levels,
      totals: tellMoved({ incoming: sum('incoming'), outgoing: sum('outgoing') }),
      types: kinds.map(({ kind, count, ...moved }) => ({ type: kind, count, ...tellMoved(moved) })),
      content: rows.map(({ id, username, level, at, kind, amount, balance, reference }) => ({
        ...{ id: String(id), account: username, level, time: at, type: kind },
        ...{ amount: decimal(amount), balance: decimal(balance) },
        ...(reference !== null && { reference }),
      })),
      ...paging(sum('count')),
    }
    return ok(value)
  }),
)

/** @param outgoing as it moves: below zero */
const tellMoved = ({ incoming, outgoing }: { readonly incoming: number; readonly outgoing: number }) => ({
  ...{ incoming: decimal(incoming), outgoing: decimal(Math.abs(outgoing)), net: decimal(incoming + outgoing) },
})

/** Direct subordinates of the agent, or of the account of the team that `account` names (MCSFE_getSubordinateProfit). */
export const subordinateProfit = forAgents(
  inPeriod((call, period) => {
    const { platform, merchant, account } = call
    const { database } = platform
    const named = namedOf(call)
    if (named === undefined && word(call, 'account') !== undefined) return notInTeam()
    const { range, paging } = readPage(call, 25, mostRows)
    const games = gamesOf(call)
    const tell = tellProfit(!isOfGames(games))
    const asked = { ...period, ancestorId: named ?? account.id }
    const { rows, sums, total } = subordinates(database, asked, { ...games, side: sideOf(call) }, range)
    const value: SubordinateProfit = {
      currency: merchant.currency.code,
      path:
        named === undefined
          ? []
          : pathDown(database, account.id, named).map(({ username, level }) => ({ account: username, level })),
      ...(named !== undefined && {
        own: tell(ownProfit(database, { ...period, ancestorId: account.id, accountId: named }, games)),
      }),
      totals: tell(sums),
      content: rows.map((row) => ({ ...tellWho(row), team: row.below, ...tell(row) })),
      ...paging(total),
    }
    return ok(value)
  }),
)

/** @param whole with money that belongs to no game */
const tellProfit = (whole: boolean) => (sums: ProfitSums) => ({
  ...tellPlay(sums),
  result: decimal(sums.win - sums.stake + sums.bonus),
  ...(whole && {
    bonus: decimal(sums.bonus),
    deposits: decimal(sums.deposits),
    // what came back may be more than what went out
    withdrawals: decimal(-sums.withdrawals),
  }),
})

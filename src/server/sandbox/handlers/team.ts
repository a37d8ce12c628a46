import type { TeamAccount } from '../../../contract/team-account'
import type { TeamList } from '../../../contract/team-list'
import type { TeamMember } from '../../../contract/team-member'
import { type Answer, ok } from '../answer'
import type { MemberCall } from '../call'
import { day } from '../durations'
import { decimal, minorOf } from '../money'
import type { Account } from '../store/accounts'
import { netDepositsOf, profitIn } from '../store/profit'
import { rowsOf, teamList, type TeamRow, teamSorts, wayDown } from '../store/teamList'
import { remarkOf } from '../store/teamRemarks'
import { turnoverLeft } from '../store/turnover'
import { balanceOf, mainWallet } from '../store/wallets'
import { forAgents } from './forAgents'
import { readPage, word } from './readPage'
import { settleAccount } from './settleAccount'
import { inTeam, notInTeam } from './teamAccess'
import { leastTeamTransfer } from './teamTransfer'

const activeSince = ({ platform }: MemberCall): number => platform.now() - 30 * day

function number(call: MemberCall, name: string): number | undefined {
  const value = Number(word(call, name))
  return Number.isSafeInteger(value) ? value : undefined
}

const amount = (call: MemberCall, name: string): number | undefined => minorOf(word(call, name) ?? '')

/**
 * `account`: whose level, oneself where none is named; `search`: how names begin, in the whole team. `type` AGENT or
 * MEMBER, `active` YES or NO, `startTime` and `endTime` of registration, `minBalance`, `maxBalance`; `sort`, `order`
 * ASC or DESC; `page`, `pageSize` up to 100.
 */
export const levelOfTeam = forAgents((call): Answer => {
  const { platform, merchant, account } = call
  const { database } = platform
  const named = word(call, 'account')
  const of = named === undefined || named === account.username ? account : inTeam(call, named)
  if (!of) return notInTeam()
  const { range, paging } = readPage(call, 25)
  const prefix = word(call, 'search')?.trim().toLowerCase()
  const active = word(call, 'active')
  const filter = {
    viewerId: account.id,
    of: of.id,
    search: prefix === undefined || prefix === '' ? undefined : { merchant: merchant.code, prefix },
    kind: (['AGENT', 'MEMBER'] as const).find((kind) => kind === word(call, 'type')),
    active: active === 'YES' ? true : active === 'NO' ? false : undefined,
    activeSince: activeSince(call),
    registered: { from: number(call, 'startTime'), to: number(call, 'endTime') },
    balance: { from: amount(call, 'minBalance'), to: amount(call, 'maxBalance') },
  }
  const order = {
    by: teamSorts.find((sort) => sort === word(call, 'sort')) ?? 'account',
    descending: word(call, 'order') === 'DESC',
  }
  const { rows, totals } = teamList(database, filter, order, range)
  const value: TeamList = {
    currency: merchant.currency.code,
    path: wayDown(database, account.id, of.id).map((name) => ({ account: name })),
    totals: {
      accounts: totals.accounts,
      agents: totals.agents,
      members: totals.accounts - totals.agents,
      balance: decimal(totals.balance),
    },
    content: rows.map(tell),
    ...paging(totals.accounts),
  }
  return ok(value)
})

const tell = (row: TeamRow): TeamAccount => ({
  account: row.username,
  ...(row.nickname !== null && row.nickname !== row.username && { nickname: row.nickname }),
  kind: row.isAgent === 1 ? 'AGENT' : 'MEMBER',
  level: row.level,
  rate: decimal(row.rateBp),
  balance: decimal(row.balance),
  teamSize: row.teamSize,
  active: row.active === 1,
  locked: row.disabled === 1,
  ...(row.closedAt !== null && { closed: true }),
  registeredAt: row.registeredAt,
  ...(row.lastLoginAt !== null && { lastLoginAt: row.lastLoginAt }),
})

/** `account`: one of the team, whole. */
export const memberOfTeam = forAgents((call): Answer => {
  const of = inTeam(call, word(call, 'account') ?? '')
  if (!of) return notInTeam()
  const { platform, merchant, account } = call
  const { database } = platform
  settleAccount({ platform, merchant, account: of })
  settleAccount(call)
  const [row] = rowsOf(database, [of.id], account.id, activeSince(call))
  if (!row) return notInTeam()
  const { deposits, withdrawals } = netDepositsOf(database, of.id)
  const play = profitIn(database, of.id, { from: 0, to: platform.now() + 1 })
  const remark = remarkOf(database, account.id, of.id)
  const value: TeamMember = {
    currency: merchant.currency.code,
    path: wayDown(database, account.id, of.id).map((name) => ({ account: name })),
    row: tell(row),
    figures: {
      deposits: decimal(deposits),
      withdrawals: decimal(withdrawals),
      turnover: decimal(play.stake),
      profit: decimal(play.win - play.stake + play.bonus),
    },
    rate: {
      least: decimal(of.rateBp),
      most: decimal(Math.max(account.rateBp, of.rateBp)),
      changeable: of.upline === account.id && of.rateBp < account.rateBp && of.closedAt === undefined,
    },
    ...(remark !== undefined && { remark }),
    ...(!of.disabled && { transfer: limitsOf(call, account) }),
  }
  return ok(value)
})

const limitsOf = ({ platform, merchant }: MemberCall, account: Account) => ({
  minimum: decimal(leastTeamTransfer),
  maximum: decimal(merchant.withdrawal.maximum),
  available: decimal(balanceOf(platform.database, account.id, mainWallet)),
  turnoverLeft: decimal(turnoverLeft(platform.database, account.id)),
})

import type { TeamLevel } from '../../../contract/team-level'
import type { TeamMember } from '../../../contract/team-member'
import type { TeamMemberRequest } from '../../../contract/team-member-request'
import type { TeamRow } from '../../../contract/team-row'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { decimal, minorOf } from '../money'
import { accountById, agentTypes, demoType, isAgentType } from '../store/accounts'
import * as store from '../store/teamMembers'
import { turnoverLeft } from '../store/turnover'
import { balanceOf, mainWallet } from '../store/wallets'
import { forAgents } from './forAgents'
import { readPage, word } from './readPage'
import { leastTeamTransfer } from './teamTransfer'

const oneOf = <Word extends string>(words: readonly Word[], value: string | undefined): Word | undefined =>
  words.find((known) => known === value)

const time = (call: MemberCall, name: string): number | undefined => {
  const value = Number(word(call, name))
  return word(call, name) !== undefined && Number.isSafeInteger(value) ? value : undefined
}
const minor = (call: MemberCall, name: string): number | undefined => minorOf(word(call, name) ?? '')

const flags = { YES: true, NO: false } as const

/** Somebody outside the caller's team is as unknown as a name that nobody has. */
const unknown = () => refuse('user.not.exist')

/**
 * `account` whose level it is, one's own where it is absent, or `search` for names that begin so on every level;
 * `type` AGENT or MEMBER, `active` YES or NO, `registeredFrom`, `registeredTo`, `balanceFrom`, `balanceTo`; `sort`,
 * `order`, `page`, `pageSize`.
 */
export const teamMembers = forAgents((call) => {
  const { platform, merchant, account } = call
  const { database, now } = platform
  const name = word(call, 'account')?.toLowerCase()
  const search = word(call, 'search')?.toLowerCase()
  const top = name === undefined ? undefined : store.findInTeam(database, account.id, name, now())
  if (name !== undefined && !top) return unknown()
  const type = oneOf(['AGENT', 'MEMBER'], word(call, 'type'))
  const active = oneOf(['YES', 'NO'], word(call, 'active'))
  const filter: store.TeamFilter = {
    ancestorId: account.id,
    level: search === undefined ? (top?.id ?? account.id) : undefined,
    search,
    isAgent: type && type === 'AGENT',
    active: active && flags[active],
    registeredFrom: time(call, 'registeredFrom'),
    registeredTo: time(call, 'registeredTo'),
    balanceFrom: minor(call, 'balanceFrom'),
    balanceTo: minor(call, 'balanceTo'),
  }
  const sort: store.TeamSort = {
    by: oneOf(store.teamOrders, word(call, 'sort')) ?? 'registered',
    direction: oneOf(['asc', 'desc'], word(call, 'order')) ?? 'desc',
  }
  const { range, paging } = readPage(call, 25)
  const { rows, totals } = store.teamRows(database, filter, sort, range, now())
  const value: TeamLevel = {
    currency: merchant.currency.code,
    path: top === undefined ? [] : [...store.pathTo(database, account.id, top.id), top.username],
    totals: { agents: totals.agents, members: totals.total - totals.agents, balance: decimal(totals.balance) },
    content: rows.map(told),
    ...paging(totals.total),
  }
  return ok(value)
})

const told = ({ username, nickname, type, depth, lastLoginAt, rateBp, ...row }: store.TeamRow): TeamRow => ({
  account: username,
  ...(nickname !== null && nickname !== '' && { nickname }),
  isAgent: isAgentType(type),
  depth,
  registeredAt: row.registeredAt,
  ...(lastLoginAt !== null && { lastLoginAt }),
  balance: decimal(row.balance),
  size: row.size,
  active: row.active === 1,
  rate: percent(rateBp),
})

/** Basis points as percent. */
const percent = (points: number): string => decimal(points)
const pointsOf = (rate: string): number | undefined => minorOf(rate)

/** `account`: one of the team, with what the agent may do with it. */
export const teamMember = forAgents((call) => {
  const row = memberOf(call, word(call, 'account') ?? '')
  return row ? ok(card(call, row)) : unknown()
})

const memberOf = ({ platform: { database, now }, account }: MemberCall, name: string) =>
  store.findInTeam(database, account.id, name.toLowerCase(), now())

function card(call: MemberCall, row: store.TeamRow): TeamMember {
  const { platform, merchant, account } = call
  const { database, now } = platform
  const figures = store.figuresOf(database, row.id, now() - store.activeFor)
  const remark = store.remarkOf(database, account.id, row.id)
  return {
    currency: merchant.currency.code,
    row: told(row),
    path: [...store.pathTo(database, account.id, row.id)],
    figures: {
      deposits: decimal(figures.deposits),
      withdrawals: decimal(-figures.withdrawals),
      turnover: decimal(figures.turnover),
      payout: decimal(figures.payout),
      profit: decimal(figures.payout - figures.turnover),
    },
    ...(remark !== undefined && { remark }),
    ...(mayRate(row) && { rates: { least: percent(row.rateBp), most: percent(Math.max(row.rateBp, account.rateBp)) } }),
    ...(mayReceive(call, row) && {
      transfer: {
        available: decimal(balanceOf(database, account.id, mainWallet)),
        minimum: decimal(leastTeamTransfer),
        maximum: decimal(merchant.withdrawal.maximum),
        turnoverLeft: decimal(turnoverLeft(database, account.id)),
      },
    }),
  }
}

/** Agents directly below: a rate is raised within one's own, and never lowered. */
const mayRate = ({ depth, type }: store.TeamRow): boolean => depth === 1 && agentTypes.includes(type)

/** Accounts that are open and play with money. */
export function mayReceive({ platform }: MemberCall, { id, type }: store.TeamRow): boolean {
  return type !== demoType && accountById(platform.database, id)?.disabled === false
}

const isRequest = (body: unknown): body is TeamMemberRequest => validate('team-member-request', body).length === 0

export const changeTeamMember = forAgents((call): Answer => {
  const { platform, account, body } = call
  if (!isRequest(body)) return refuseFields({ account: 'required' })
  const { database, now } = platform
  return database.transaction(() => {
    const row = memberOf(call, body.account)
    if (!row) return unknown()
    if (body.rate !== undefined) {
      const wanted = pointsOf(body.rate) ?? -1
      if (!mayRate(row) || wanted < row.rateBp || wanted > account.rateBp) return refuseFields({ rate: 'range' })
      store.setRate(database, row.id, row.rateBp, wanted)
    }
    if (body.remark !== undefined) store.keepRemark(database, account.id, row.id, body.remark.trim(), now())
    const changed = memberOf(call, body.account)
    return changed ? ok(card(call, changed)) : unknown()
  })
})

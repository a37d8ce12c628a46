import type { MessageKey } from '../../contract/messageKeys'
import type { BadgeState } from '../../shared/lists/StateBadge'
import type { AgentContract } from '../../contract/agent-contract'
import type { AgentContractDetail } from '../../contract/agent-contract-detail'
import type { ContractPayment } from '../../contract/contract-payment'
import type { ContractSettings } from '../../contract/contract-settings'

export type Kind = AgentContract['kind']
export type KindSettings = ContractSettings['kinds'][number]
export type TermField = KindSettings['fields'][number]
export type TermName = TermField['name']
export type Action = AgentContract['actions'][number]

export const kindWords = {
  DIVIDEND: 'contracts.kind.dividend',
  DAILY_SALARY: 'contracts.kind.daily',
  HOURLY_SALARY: 'contracts.kind.hourly',
  REALTIME_SALARY: 'contracts.kind.realTime',
} as const satisfies Readonly<Record<Kind, string>>
export const kinds = Object.keys(kindWords) as readonly Kind[]

export const cycleWords = {
  FIVE_MINUTES: 'contracts.cycle.fiveMinutes',
  HOUR: 'contracts.cycle.hour',
  D: 'contracts.cycle.daily',
  W: 'contracts.cycle.weekly',
  H: 'contracts.cycle.halves',
  M: 'contracts.cycle.monthly',
} as const satisfies Readonly<Record<AgentContract['cycle'], string>>

export const states: Readonly<Record<AgentContract['state'], BadgeState>> = {
  PROPOSED: { tone: 'warning', label: 'contracts.state.proposed' },
  IN_FORCE: { tone: 'success', label: 'contracts.state.inForce' },
  ENDING: { tone: 'warning', label: 'contracts.state.ending' },
  REJECTED: { tone: 'danger', label: 'contracts.state.rejected' },
  WITHDRAWN: { tone: 'neutral', label: 'contracts.state.withdrawn' },
  ENDED: { tone: 'neutral', label: 'contracts.state.ended' },
  REPLACED: { tone: 'neutral', label: 'contracts.state.replaced' },
}

export const termWords = {
  profitLoss: 'contracts.term.profitLoss',
  dailyVolume: 'contracts.term.dailyVolume',
  hourlyBet: 'contracts.term.hourlyBet',
  singleBet: 'contracts.term.singleBet',
  minBet: 'contracts.term.minBet',
  activeMembers: 'contracts.term.activeMembers',
  rate: 'contracts.term.rate',
  amount: 'contracts.term.amount',
  winRate: 'contracts.term.winRate',
  lossRate: 'contracts.term.lossRate',
} as const satisfies Readonly<Record<TermName, string>>
export const termNames = Object.keys(termWords) as readonly TermName[]

export const rateNames: readonly TermName[] = ['rate', 'winRate', 'lossRate']

type Event = AgentContractDetail['history'][number]
export const eventWords: Readonly<Record<Event['action'], MessageKey>> = {
  PROPOSE: 'contracts.event.proposed',
  ACCEPT: 'contracts.event.accepted',
  REJECT: 'contracts.event.rejected',
  WITHDRAW: 'contracts.event.withdrawn',
  TERMINATE: 'contracts.event.endAsked',
  REPLACE: 'contracts.event.replaced',
  LEAVE: 'contracts.event.left',
}
/** Of a proposal that went with one of its sides. */
export const withdrawnWords = 'contracts.event.leftOpen' satisfies MessageKey
export const sideWords: Readonly<Record<Event['by'], MessageKey>> = {
  UPLINE: 'contracts.by.upline',
  SUBORDINATE: 'contracts.by.subordinate',
  PLATFORM: 'contracts.by.platform',
}

export const baseWords: Readonly<Record<ContractPayment['lines'][number]['of'], MessageKey>> = {
  PROFIT: 'contracts.of.profit',
  TURNOVER: 'contracts.of.turnover',
  WON_BETS: 'contracts.of.wonBets',
  LOST_BETS: 'contracts.of.lostBets',
}

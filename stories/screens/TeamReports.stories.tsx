import { type Screen, screen, type ScreenMeta } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Team reports',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/agentHome?page=agentTeamBetting', viewer: 'agent01' },
}
export default meta

const betting = 'call=/wps/relay/MCSFE_getTeamBetting'
const oneMember = '/agentHome?page=agentTeamBetting&account=member01'
const transactions = '/agentHome?page=agentTeamTransactions'
const money = 'call=/wps/relay/MCSFE_getTeamTransactions'
const profit = '/agentHome?page=agentSubordinateProfit'
const profitCall = 'call=/wps/relay/MCSFE_getSubordinateProfit'
const phone = { viewport: { value: 'phone' } }

export const Betting: Screen = {}
export const BettingLoading: Screen = { args: { platform: `late; ${betting}` } }
export const BettingFailing: Screen = { args: { platform: `failing; ${betting}` } }
export const BettingEmpty: Screen = { args: { platform: `empty; ${betting}` } }
/** Nothing behind the filters: they can be taken off. */
export const BettingEmptyFiltered: Screen = {
  args: { address: '/agentHome?page=agentTeamBetting&level=3&accountType=AGENT', platform: `empty; ${betting}` },
}
export const BettingPhone: Screen = { globals: phone }
export const BettingRightToLeft: Screen = { globals: { ...phone, language: 'ar' } }
export const BettingChinese: Screen = { globals: { brand: 'jade', language: 'zh-CN' } }

/** One account's bets, and the way back. */
export const MemberBets: Screen = { args: { address: oneMember } }
export const MemberBetsPhone: Screen = { args: { address: oneMember }, globals: phone }
export const MemberBetsUnknown: Screen = { args: { address: oneMember, moments: ['account unknown'] } }

export const Transactions: Screen = { args: { address: transactions } }
export const TransactionsLoading: Screen = { args: { address: transactions, platform: `late; ${money}` } }
export const TransactionsFailing: Screen = { args: { address: transactions, platform: `failing; ${money}` } }
export const TransactionsEmpty: Screen = { args: { address: transactions, platform: `empty; ${money}` } }
export const TransactionsPhone: Screen = { args: { address: transactions }, globals: phone }
export const TransactionsRightToLeft: Screen = { args: { address: transactions }, globals: { language: 'ar' } }

export const Profit: Screen = { args: { address: profit } }
export const ProfitLoading: Screen = { args: { address: profit, platform: `late; ${profitCall}` } }
export const ProfitFailing: Screen = { args: { address: profit, platform: `failing; ${profitCall}` } }
export const ProfitEmpty: Screen = { args: { address: profit, platform: `empty; ${profitCall}` } }
export const ProfitPhone: Screen = { args: { address: profit }, globals: phone }
/** Two levels down: the way there, and what the account has done by itself. */
export const ProfitBelow: Screen = { args: { address: `${profit}&account=agent42` } }
export const ProfitBelowPhone: Screen = { args: { address: `${profit}&account=agent42` }, globals: phone }
export const ProfitRightToLeft: Screen = { args: { address: profit }, globals: { language: 'ar' } }

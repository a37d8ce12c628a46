import { betRecordsSchema, type BetRecords } from '../../contract/bet-records'
import { subordinateProfitSchema, type SubordinateProfit } from '../../contract/subordinate-profit'
import { teamBettingSchema, type TeamBetting } from '../../contract/team-betting'
import { teamTransactionsSchema, type TeamTransactions } from '../../contract/team-transactions'
import type { NamedCall } from '../../platform/calls'

/*
 * All are asked with `startTime`, `endTime` (epoch milliseconds, the end left out), `page` from 1 and `pageSize`. Where
 * `account` names none of the agent's own team, they are refused.
 */
const common = { method: 'GET', token: true } as const

/** `vassalage`, `category`, `level` from 1, `accountType` AGENT or MEMBER. */
export const getTeamBetting: NamedCall<TeamBetting> = {
  ...common,
  id: 'teamBetting',
  path: '/wps/relay/MCSFE_getTeamBetting',
  moduleId: 'TEAMBET3',
  value: teamBettingSchema,
}
/** `account`, `vassalage`, `category`, `status`. */
export const getTeamMemberBets: NamedCall<BetRecords> = {
  ...common,
  id: 'teamMemberBets',
  path: '/wps/relay/MCSFE_getTeamMemberBets',
  moduleId: 'TEAMBET3',
  value: betRecordsSchema,
}
/** `account`, `level` from 1, `type`. */
export const getTeamTransactions: NamedCall<TeamTransactions> = {
  ...common,
  id: 'teamTransactions',
  path: '/wps/relay/MCSFE_getTeamTransactions',
  moduleId: 'TEAMTRANS3',
  value: teamTransactionsSchema,
}
/** `account` whose subordinates are asked for, the agent's own where it names none; `vassalage`, `category`, `accountType`. */
export const getSubordinateProfit: NamedCall<SubordinateProfit> = {
  ...common,
  id: 'subordinateProfit',
  path: '/wps/relay/MCSFE_getSubordinateProfit',
  moduleId: 'SUBPROFIT3',
  value: subordinateProfitSchema,
}

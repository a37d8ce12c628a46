import { agentAnnouncementsSchema, type AgentAnnouncements } from '../../contract/agent-announcements'
import { referralDetailsSchema, type ReferralDetails } from '../../contract/referral-details'
import { referralRewardsSchema, type ReferralRewards } from '../../contract/referral-rewards'
import { teamOverviewSchema, type TeamOverview } from '../../contract/team-overview'
import type { NamedCall } from '../../platform/calls'
import { eachOf } from '../../platform/eachOf'

const common = { method: 'GET', token: true } as const

/** `startTime`, `endTime` (epoch milliseconds, the end left out) and `timeZone`, whose midnights part the days. */
export const getTeamOverview: NamedCall<TeamOverview> = {
  ...common,
  id: 'teamOverview',
  path: '/wps/relay/MCSFE_getAgentTeamOverview',
  moduleId: 'COMM3',
  value: teamOverviewSchema,
}
export const getAgentAnnouncements: NamedCall<AgentAnnouncements> = {
  ...common,
  id: 'agentAnnouncements',
  path: '/wps/relay/MCSFE_getAgentAnnouncements',
  moduleId: 'AGEANNOUNCE3',
  value: eachOf(agentAnnouncementsSchema.def.element),
}
export const getReferralDetails: NamedCall<ReferralDetails> = {
  ...common,
  id: 'referralDetails',
  path: '/wps/relay/MCSFE_getReferralDetails',
  moduleId: 'COMM3',
  value: referralDetailsSchema,
}
/** `page` from 1, `pageSize`. Agents have commissions instead: refused to them. */
export const getReferralRewards: NamedCall<ReferralRewards> = {
  ...common,
  id: 'referralRewards',
  path: '/wps/relay/MCSFE_getReferralRewards',
  moduleId: 'COMM3',
  value: referralRewardsSchema,
}

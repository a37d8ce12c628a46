/**
 * Keys of the pages of the two centres, as addresses name them in `?page=` (spec §2). A key stands here once there is a
 * page that it opens; each opens exactly one.
 */
export const memberPageKeys = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'vip',
  'referral',
  'missionLeaderboard',
  'messageV2',
  'saferPlay',
] as const

export const agentPageKeys = [
  'agentTeamOverview',
  'agentOpenAccount',
  'teamManagement',
  'agentTeamBetting',
  'agentTeamTransactions',
  'agentSubordinateProfit',
  'agentIncome',
  'referralLink',
  'contractRequests',
  'agentAnnouncements',
] as const

export type MemberPageKey = (typeof memberPageKeys)[number]
export type AgentPageKey = (typeof agentPageKeys)[number]

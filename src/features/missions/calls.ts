import { claimReceiptSchema, type ClaimReceipt } from '../../contract/claim-receipt'
import { missionClaimsSchema, type MissionClaims } from '../../contract/mission-claims'
import { missionLeaderboardSchema, type MissionLeaderboard } from '../../contract/mission-leaderboard'
import { missionSummarySchema, type MissionSummary } from '../../contract/mission-summary'
import { raffleDetailsSchema, type RaffleDetails } from '../../contract/raffle-details'
import { raffleDrawSchema, type RaffleDraw } from '../../contract/raffle-draw'
import { raffleDrawsSchema, type RaffleDraws } from '../../contract/raffle-draws'
import type { NamedCall } from '../../platform/calls'

const read = { moduleId: 'REWCEN3', token: true, method: 'GET' } as const
const change = { moduleId: 'REWCEN3', token: true, method: 'POST' } as const

export const getMissions: NamedCall<MissionSummary> = {
  ...read,
  id: 'missionSummary',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  value: missionSummarySchema,
}
/** `requestId`. */
export const getMissionClaims: NamedCall<MissionClaims> = {
  ...read,
  id: 'missionClaims',
  path: '/wps/relay/MCSFE_getMissionClaimList',
  value: missionClaimsSchema,
}
/** Takes MissionClaimRequest. */
export const claimMission: NamedCall<ClaimReceipt> = {
  ...change,
  id: 'claimMission',
  path: '/wps/relay/MCS2_claimMissionReward',
  value: claimReceiptSchema,
}
/** `period`. */
export const getLeaderboard: NamedCall<MissionLeaderboard> = {
  ...read,
  id: 'missionLeaderboard',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  value: missionLeaderboardSchema,
}
export const getRaffle: NamedCall<RaffleDetails> = {
  ...read,
  id: 'raffleDetails',
  path: '/wps/relay/MCSFE_getRaffleDetails',
  value: raffleDetailsSchema,
}
/** `page`, `pageSize`; or `requestId`. */
export const getDraws: NamedCall<RaffleDraws> = {
  ...read,
  id: 'raffleDraws',
  path: '/wps/relay/MCSFE_getRaffleDrawList',
  value: raffleDrawsSchema,
}
/** Takes RaffleClaimRequest. */
export const claimRaffle: NamedCall<RaffleDraw> = {
  ...change,
  id: 'claimRafflePromotion',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  value: raffleDrawSchema,
}

import * as z from 'zod/mini'
import type { ClaimReceipt } from '../../contract/claim-receipt'
import type { MissionClaimRequest } from '../../contract/mission-claim-request'
import type { RaffleClaimRequest } from '../../contract/raffle-claim-request'
import type { RaffleDraw } from '../../contract/raffle-draw'
import { getAvailablePromotions } from '../../shared/badges/calls'
import { moneyAtoms } from '../../shared/money/moneyAtoms'
import { fateIn, granted, type MoneyCall } from '../../shared/money/moneyCall'
import { claimMission, claimRaffle, getDraws, getLeaderboard, getMissionClaims, getMissions, getRaffle } from './calls'

const mission = z.object({ missionId: z.string(), periodFrom: z.int(), what: z.string() })
export type MissionContent = z.infer<typeof mission>

const missionCall: MoneyCall<MissionContent, object, ClaimReceipt> = {
  call: claimMission,
  content: mission,
  same: ({ missionId, periodFrom }) => [missionId, periodFrom],
  body: ({ missionId, periodFrom }, _beside, requestId): MissionClaimRequest => ({ missionId, periodFrom, requestId }),
  done: granted,
  find: async (client, requestId) =>
    fateIn((await client(getMissionClaims, { query: { requestId } })).map(granted), requestId),
  changes: [...[getMissions, getLeaderboard, getRaffle, getAvailablePromotions].map(({ id }) => id), 'balance'],
}
export const missionMoney = moneyAtoms(missionCall)

const ticket = z.object({ ticketId: z.string() })
export type TicketContent = z.infer<typeof ticket>

/** Each ticket is a wish of its own: one that is drawn twice by a double click is drawn once. */
const drawCall: MoneyCall<TicketContent, object, RaffleDraw> = {
  call: claimRaffle,
  content: ticket,
  same: ({ ticketId }) => [ticketId],
  body: ({ ticketId }, _beside, requestId): RaffleClaimRequest => ({ ticketId, requestId }),
  done: granted,
  find: async (client, requestId) =>
    fateIn((await client(getDraws, { query: { requestId } })).content.map(granted), requestId),
  changes: [...[getRaffle, getDraws, getAvailablePromotions].map(({ id }) => id), 'balance'],
}
export const drawMoney = moneyAtoms(drawCall)

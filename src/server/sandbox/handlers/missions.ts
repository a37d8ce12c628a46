import type { AvailablePromotions } from '../../../contract/available-promotions'
import type { ClaimReceipt } from '../../../contract/claim-receipt'
import type { MissionClaimRequest } from '../../../contract/mission-claim-request'
import type { MissionClaims } from '../../../contract/mission-claims'
import type { MissionLeaderboard } from '../../../contract/mission-leaderboard'
import type { MissionSummary } from '../../../contract/mission-summary'
import { validate } from '../../schemas'
import { type Answer, ok, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { leaderPrizes } from '../content/leaderPrizes'
import { type Measure, missions } from '../content/missions'
import { decimal } from '../money'
import { type Span, stretchOf } from '../store/calendar'
import { claimMission } from '../store/claims'
import { leadersOf } from '../store/leaders'
import { latestClaims, missionClaimedBy, type MissionStanding, standingsOf } from '../store/missions'
import { ticketsOf } from '../store/raffle'
import { countClaimable } from '../store/rewards'
import { refuseInducement } from './playGuard'
import { refuseClaim, termsOf, toldPrize } from './prize'
import { word } from './readPage'
import { settleRewards } from './rewards'
import { settleAccount } from './settleAccount'

const units: Readonly<Record<Measure, 'COUNT' | 'MONEY'>> = {
  ROUNDS: 'COUNT',
  VENDORS: 'COUNT',
  STAKE: 'MONEY',
  DEPOSIT: 'MONEY',
}
const figure = (unit: 'COUNT' | 'MONEY', value: number): string => (unit === 'MONEY' ? decimal(value) : String(value))

export function missionSummary(call: MemberCall): Answer {
  settleAccount(call)
  const { platform, account, merchant } = call
  const value: MissionSummary = {
    currency: merchant.currency.code,
    missions: standingsOf(platform.database, account.id, platform.now()).map((standing) => told(call, standing)),
  }
  return ok(value)
}

function told({ language }: MemberCall, standing: MissionStanding): MissionSummary['missions'][number] {
  const { mission, from, to, claimUntil, done, state } = standing
  const { id, period, name, steps, prize, points } = mission
  return {
    missionId: id,
    periodFrom: from,
    period,
    ...(to !== undefined && { endsAt: to }),
    ...(claimUntil !== undefined && { claimUntil }),
    name: name[language],
    steps: steps.map(({ measure, target, name: step }, place) => ({
      name: step[language],
      unit: units[measure],
      done: figure(units[measure], done[place] ?? 0),
      target: figure(units[measure], target),
    })),
    prize: toldPrize(prize),
    points,
    state,
    ...termsOf(prize, language),
  }
}

const isRequest = (body: unknown): body is MissionClaimRequest => validate('mission-claim-request', body).length === 0

export function claimMissionReward(call: MemberCall): Answer {
  const { body, platform, account } = call
  if (!isRequest(body)) return refuseFields({ missionId: 'required' })
  settleAccount(call)
  const isKnown = missionClaimedBy(platform.database, account.id, body.requestId) !== undefined
  const mission = missions.find(({ id }) => id === body.missionId)
  const refused = mission && !isKnown ? refuseInducement(call, mission.prize) : undefined
  if (refused) return refused
  const outcome = claimMission(platform.database, { accountId: account.id, ...body }, platform.now())
  if (outcome.state === 'refused') return refuseClaim(outcome.why, 'reward.claimed')
  const value: ClaimReceipt = { reference: outcome.reference, prize: toldPrize(outcome.prize) }
  return ok(value)
}

const shownClaims = 20

export function missionClaimList(call: MemberCall): Answer {
  const { database } = call.platform
  const requestId = word(call, 'requestId')
  const claims =
    requestId === undefined
      ? latestClaims(database, call.account.id, shownClaims)
      : [missionClaimedBy(database, call.account.id, requestId)].filter((claim) => claim !== undefined)
  const value: MissionClaims = claims.map(({ reference, requestId: id, mission, at }) => ({
    reference,
    requestId: id,
    missionId: mission,
    claimedAt: at,
  }))
  return ok(value)
}

const spans: readonly Span[] = ['DAILY', 'WEEKLY', 'MONTHLY']
const shownPlaces = 10

/** The first places and the member's own, wherever it is. */
export function missionLeaderboard(call: MemberCall): Answer {
  const { platform, merchant, account } = call
  const now = platform.now()
  const period = spans.find((span) => span === word(call, 'period')) ?? 'WEEKLY'
  const leaders = leadersOf(platform.database, merchant.code, period, now)
  const own = leaders.find(({ accountId }) => accountId === account.id)
  const value: MissionLeaderboard = {
    period,
    ...stretchOf(period, now),
    currency: merchant.currency.code,
    prizes: leaderPrizes[period].map((amount, at) => ({
      place: at + 1,
      prize: toldPrize({ kind: 'CASH', amount }),
    })),
    rows: leaders.slice(0, shownPlaces).map(({ place, player, points, accountId }) => ({
      place,
      player,
      points,
      isOwn: accountId === account.id,
    })),
    own: { ...(own && { place: own.place }), points: own?.points ?? 0 },
  }
  return ok(value)
}

/** What can be had at once: missions to claim, rewards, tickets. The menu's badges count MISSION (spec §2) and REWARD. */
export function availablePromotions(call: MemberCall): Answer {
  settleAccount(call)
  settleRewards(call)
  const { database } = call.platform
  const now = call.platform.now()
  const standings = standingsOf(database, call.account.id, now)
  const value: AvailablePromotions = [
    { type: 'MISSION', count: standings.filter(({ state }) => state === 'DONE').length },
    { type: 'REWARD', count: countClaimable(database, call.account.id, now) },
    { type: 'RAFFLE', count: ticketsOf(database, call.account.id).count },
  ]
  return ok(value)
}

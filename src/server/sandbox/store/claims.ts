import { missions } from '../content/missions'
import { type RafflePrizes, rafflePrizes } from '../content/raffle'
import { rewardOfferOf } from '../content/rewardOffers'
import type { Prize } from '../content/prize'
import type { Database } from '../db/database'
import { type Bonus, bonusGivenUpBy, endBonus, expireBonuses, findBonus, lossOf } from './bonuses'
import { addMissionClaim, missionClaimedBy, stageOf, standingOf } from './missions'
import { creditPrize } from './prizes'
import { addDraw, type Draw, drawOf, hasTicket, prizeAt } from './raffle'
import { findReward, markClaimed, rewardClaimedBy } from './rewards'

/**
 * Why something was not given.
 * - used: the request id stands for something else
 * - again: it was given already, to another request
 */
export type Refusal = 'used' | 'unknown' | 'again' | 'late' | 'unfinished' | 'changed'
type Outcome<Done> = ({ readonly state: 'done' } & Done) | { readonly state: 'refused'; readonly why: Refusal }

const refused = (why: Refusal) => ({ state: 'refused', why }) as const

interface Asked {
  readonly accountId: number
  readonly requestId: string
}

/** Claims a reward once; a known request is answered like the first time. */
export function claimReward(
  database: Database,
  { accountId, requestId, reference }: Asked & { readonly reference: string },
  now: number,
): Outcome<{ readonly reference: string; readonly prize: Prize }> {
  return database.transaction(() => {
    const known = rewardClaimedBy(database, accountId, requestId)
    if (known && known.reference !== reference) return refused('used')
    const reward = known ?? findReward(database, accountId, reference)
    const prize = reward && rewardOfferOf(reward.offer)?.prize(reward.amount)
    if (!reward || !prize) return refused('unknown')
    if (known) return { state: 'done', reference, prize }
    if (reward.state === 'CLAIMED') return refused('again')
    if (!markClaimed(database, reward.id, requestId, now)) return refused('late')
    creditPrize(database, { accountId, prize, reference }, now)
    return { state: 'done', reference, prize }
  })
}

/** Claims what a mission gives, once for its day or week. */
export function claimMission(
  database: Database,
  { accountId, requestId, missionId, periodFrom }: Asked & { readonly missionId: string; readonly periodFrom: number },
  now: number,
): Outcome<{ readonly reference: string; readonly prize: Prize }> {
  return database.transaction(() => {
    const mission = missions.find(({ id }) => id === missionId)
    if (!mission) return refused('unknown')
    const { prize, points } = mission
    const known = missionClaimedBy(database, accountId, requestId)
    if (known) {
      const isSame = known.mission === missionId && known.periodFrom === periodFrom
      return isSame ? { state: 'done', reference: known.reference, prize } : refused('used')
    }
    const stages = [stageOf(mission, now), stageOf(mission, now, 'last')]
    const stage = stages.find(({ from }) => from === periodFrom)
    if (!stage) return refused('late')
    const { state } = standingOf(database, accountId, stage)
    if (state !== 'DONE') return refused(state === 'CLAIMED' ? 'again' : 'unfinished')
    const reference = addMissionClaim(database, { accountId, requestId, mission: missionId, periodFrom, points }, now)
    creditPrize(database, { accountId, prize, reference }, now)
    return { state: 'done', reference, prize }
  })
}

/** Draws a ticket once. */
export function drawTicket(
  database: Database,
  { accountId, requestId, ticketId }: Asked & { readonly ticketId: number },
  { now, random, prizes = rafflePrizes }: { now: number; random: () => number; prizes?: RafflePrizes },
): Outcome<{ readonly draw: Draw }> {
  return database.transaction(() => {
    const known = drawOf(database, accountId, requestId)
    if (known) return known.ticketId === ticketId ? { state: 'done', draw: known } : refused('used')
    if (!hasTicket(database, accountId, ticketId)) return refused('again')
    const { id, prize } = prizeAt(prizes, random())
    const draw = addDraw(database, { accountId, requestId, ticketId, prize: id }, now)
    creditPrize(database, { accountId, prize, reference: draw.reference }, now)
    return { state: 'done', draw }
  })
}

/**
 * Gives a bonus up once. `loss` is what the member was told: where it would be more by now, nothing happens, and they are
 * told anew.
 */
export function giveUpBonus(
  database: Database,
  { accountId, requestId, reference, loss }: Asked & { readonly reference: string; readonly loss: number },
  now: number,
): Outcome<{ readonly bonus: Bonus }> {
  return database.transaction(() => {
    const known = bonusGivenUpBy(database, accountId, requestId)
    if (known) return known.reference === reference ? { state: 'done', bonus: known } : refused('used')
    expireBonuses(database, accountId, now)
    const bonus = findBonus(database, accountId, reference)
    if (!bonus) return refused('unknown')
    if (bonus.state !== 'ACTIVE') return refused('again')
    if (lossOf(database, accountId, bonus) > loss) return refused('changed')
    const taken = endBonus(database, accountId, bonus, { state: 'FORFEITED', requestId, at: now })
    return { state: 'done', bonus: { ...bonus, state: 'FORFEITED', requestId, taken, endedAt: now } }
  })
}

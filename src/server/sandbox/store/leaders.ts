import { createRandom } from '../art/random'
import type { Database } from '../db/database'
import { orZero, query } from '../db/query'
import { type Span, stretchOf } from './calendar'

interface Leader {
  /** Absent for the demo players, whose names say that they are. */
  readonly accountId?: number
  readonly player: string
  readonly points: number
}

/** Demo players of a merchant, and the most points that one of them has at the end. */
const demoPlayers = 24
const mostPoints: Readonly<Record<Span, number>> = { DAILY: 60, WEEKLY: 420, MONTHLY: 1_500 }

/** They all follow from the time alone: points come evenly through the day, week or month. */
function demoLeaders(merchant: string, span: Span, now: number): readonly Leader[] {
  const { from, to } = stretchOf(span, now)
  const random = createRandom(`leaders:${merchant}:${span}:${from}`)
  return Array.from({ length: demoPlayers }, (_, place) => {
    const inTheEnd = Math.floor(mostPoints[span] * random.next() ** 2)
    const points = Math.floor((inTheEnd * (now - from)) / (to - from) / 10) * 10
    return { player: `demo***${String(10 + place * 3 + random.int(0, 2))}`, points }
  })
}

/** Members of the merchant with the points of the missions that they claimed. */
const members = (database: Database, merchant: string, span: Span, now: number): readonly Leader[] =>
  database
    .all(
      query
        .selectFrom('missionClaim')
        .innerJoin('account', 'account.id', 'missionClaim.accountId')
        .select(({ fn }) => [
          'account.id as accountId',
          'account.username',
          orZero(fn.sum<number>('missionClaim.points')).as('points'),
        ])
        .where('account.merchant', '=', merchant)
        .where('missionClaim.claimedAt', '>=', stretchOf(span, now).from)
        .where('missionClaim.claimedAt', '<=', now)
        .groupBy('account.id'),
    )
    .map(({ accountId, username, points }) => ({ accountId, points, player: `${username.slice(0, 3)}***` }))

/** Everybody with points, the most first. Who has as many shares the place. */
export function leadersOf(database: Database, merchant: string, span: Span, now: number) {
  const all = [...members(database, merchant, span, now), ...demoLeaders(merchant, span, now)]
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
  return all.map((leader) => ({ ...leader, place: 1 + all.filter(({ points }) => points > leader.points).length }))
}

import type { Random } from '../art/random'
import { type MarketId, markets, type SportId, teams } from '../content/fixtures'
import { hour } from '../durations'
import type { Leg, LegResult } from '../store/betDetail'

/** From its start until an event is decided. */
const eventLength = 2 * hour

const marketsOf: Readonly<Record<SportId, readonly [MarketId, ...MarketId[]]>> = {
  football: ['WINNER', 'GOALS', 'BOTH_SCORE'],
  esports: ['MATCH', 'MAPS'],
}

interface WantedSlip {
  readonly sport: SportId
  /** No event starts earlier. */
  readonly from: number
  /** When its last event starts. */
  readonly startsAt: number
  readonly now: number
}

export interface Slip {
  readonly legs: readonly Leg[]
  /** When all of it is known. */
  readonly dueAt: number
}

/** One to four events with odds, decided where they are over: an even chance bears odds of a little less than two. */
export function makeSlip(random: Random, { sport, from, startsAt, now }: WantedSlip): Slip {
  const count = random.pick([1, 1, 1, 2, 2, 3, 4])
  const used = new Set<number>()
  const team = () => {
    let place = random.int(0, teams[sport].length - 1)
    while (used.has(place)) place = (place + 1) % teams[sport].length
    used.add(place)
    return place
  }
  const legs = Array.from({ length: Math.min(count, Math.floor(teams[sport].length / 2)) }, (_, place): Leg => {
    const market = random.pick(marketsOf[sport])
    const odds = random.int(28, 68) * 5
    // the first is the last to start, the others start before it
    const start = place === 0 ? startsAt : random.int(from, startsAt)
    return {
      sport,
      home: team(),
      away: team(),
      market,
      selection: random.pick(markets[market].selections),
      odds,
      startsAt: start,
      result: resultOf(random, odds, start + eventLength <= now),
    }
  })
  return { legs, dueAt: startsAt + eventLength }
}

function resultOf(random: Random, odds: number, isOver: boolean): LegResult {
  const isVoid = random.chance(0.03)
  const isWon = random.chance(95 / odds)
  if (!isOver) return 'OPEN'
  if (isVoid) return 'VOID'
  return isWon ? 'WON' : 'LOST'
}

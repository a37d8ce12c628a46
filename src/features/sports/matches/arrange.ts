import type { League, Match } from '../../../contract/matches'

export type Leagues = readonly League[]

/** Matches that pass, by their leagues; a league without any is left out. */
export function pick(leagues: Leagues, passes: (match: Match, league: League) => boolean): Leagues {
  return leagues.flatMap((league) => {
    const matches = league.matches.filter((match) => passes(match, league))
    return matches.length === 0 ? [] : [{ ...league, matches }]
  })
}

/** Leagues of one id as one: books may each send theirs. */
function joined(leagues: Leagues): Leagues {
  const byId = new Map<string, League>()
  for (const league of leagues) {
    const known = byId.get(league.leagueId)
    byId.set(league.leagueId, known ? { ...known, matches: [...known.matches, ...league.matches] } : league)
  }
  return [...byId.values()]
}

/**
 * Leagues and matches of the books that stand here, each once: ids are keys of lists. What has begun and is not told to be
 * in play is neither to come nor to be watched.
 * @param now the server's time of the answer
 */
export function ofBooks(leagues: Leagues, books: readonly string[], now: number): Leagues {
  const seen = new Set<string>()
  return pick(joined(leagues), ({ matchId, vassalage, live, startsAt }) => {
    const key = `${vassalage} ${matchId}`
    if (seen.has(key) || !books.includes(vassalage) || (live === undefined && startsAt <= now)) return false
    seen.add(key)
    return true
  })
}

/** The first matches, league by league: a page of ten thousand would never be drawn. */
export function firstOf(leagues: Leagues, count: number): Leagues {
  let left = count
  return leagues.flatMap((league) => {
    const matches = league.matches.slice(0, left)
    left -= matches.length
    return matches.length === 0 ? [] : [{ ...league, matches }]
  })
}

/** Whether both moments are on one day of the visitor's. */
export const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString()

export const bySoonest = (one: Match, other: Match): number => one.startsAt - other.startsAt
export const byWeight = (one: Match, other: Match): number =>
  (other.isHot ?? 0) - (one.isHot ?? 0) || bySoonest(one, other)

/** Whether the sport of a league has draws. */
export const drawsIn = ({ matches }: League): boolean => matches.some(({ odds }) => odds?.draw !== undefined)

export interface Placed {
  readonly match: Match
  readonly league: League
}

/** In play and open for bets, in play, to come. */
const turnOf = ({ live, suspended }: Match): number => (live === undefined ? 2 : suspended === true ? 1 : 0)

/** What home leads with: what is in play, hot first, then what starts soonest. */
export function leading(leagues: Leagues, count: number): readonly Placed[] {
  return leagues
    .flatMap((league) => league.matches.map((match) => ({ match, league })))
    .sort(
      (one, other) =>
        turnOf(one.match) - turnOf(other.match) ||
        (one.match.live ? byWeight(one.match, other.match) : bySoonest(one.match, other.match)),
    )
    .slice(0, count)
}

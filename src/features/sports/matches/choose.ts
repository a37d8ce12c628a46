import type { Match } from '../../../contract/matches'
import type { SportsView } from '../views/sportsViews'
import { bySoonest, byWeight, isSameDay, type Leagues, pick, type Placed } from './arrange'

/** `now`: the server's time of the answer. */
export const isInView = ({ live, startsAt, isHot }: Match, view: SportsView, now: number): boolean => {
  switch (view) {
    case 'rolling':
      return live !== undefined
    case 'today':
      return live !== undefined || isSameDay(startsAt, now)
    case 'hot':
      return isHot === 1
    case 'league':
      return true
  }
}

export const matchesIn = (leagues: Leagues): readonly Match[] => leagues.flatMap(({ matches }) => matches)

/** So many at most, by their leagues: the hot ones before others, or those that start soonest. */
export function atMost(leagues: Leagues, count: number, first: 'hot' | 'soonest'): Leagues {
  const chosen = new Set([...matchesIn(leagues)].sort(first === 'hot' ? byWeight : bySoonest).slice(0, count))
  return pick(leagues, (match) => chosen.has(match))
}

/** The match that starts next, and its league. */
export function nextMatch(leagues: Leagues): Placed | undefined {
  return leagues
    .flatMap((league) => league.matches.map((match) => ({ match, league })))
    .filter(({ match }) => match.live === undefined)
    .sort((one, other) => bySoonest(one.match, other.match))[0]
}

interface SportTold {
  readonly code: string
  readonly name: string
  readonly count: number
}

/** The sports of leagues, in their order, with how many matches each has. */
export function sportsIn(leagues: Leagues): readonly SportTold[] {
  const told = new Map<string, SportTold>()
  for (const { sport, sportName, matches } of leagues)
    told.set(sport, { code: sport, name: sportName, count: (told.get(sport)?.count ?? 0) + matches.length })
  return [...told.values()]
}

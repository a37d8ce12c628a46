import { hour, minute } from '../durations'
import { leagues, type SeedLeague, type Sport } from './leagues'
import type { SeedTeam } from './teams'

/** One match, from its league, round and place alone: the same for everybody, for ever. */
export interface Fixture {
  /** Of its league, round and place. */
  readonly id: string
  readonly league: SeedLeague
  readonly home: SeedTeam
  readonly away: SeedTeam
  /** How good they are, from 0.7 to 1.4. */
  readonly strength: readonly [home: number, away: number]
  readonly startsAt: number
}

/** Milliseconds in which a match of the sport is over at the latest. */
const longest: Readonly<Record<Sport, number>> = {
  FOOTBALL: 110 * minute,
  BASKETBALL: 106 * minute,
  TENNIS: 160 * minute,
  ICE_HOCKEY: 122 * minute,
}

/** Matches that start so far ahead are listed: whatever the visitor's zone, the rest of the day is. */
export const horizon = 24 * hour

/** Matches of a league that may be in play at a moment, and those that start until the horizon, in order. */
export function fixturesAround(league: SeedLeague, now: number): readonly Fixture[] {
  const { teams, period, offset, stagger, sport } = league
  const places = teams.length / 2
  const first = Math.floor((now - offset - longest[sport] - places * stagger) / period)
  const last = Math.floor((now - offset + horizon) / period)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .flatMap((round) => Array.from({ length: places }, (_, place) => fixtureOf(league, round, place)))
    .filter(({ startsAt }) => startsAt > now - longest[sport] && startsAt <= now + horizon)
    .sort((one, other) => one.startsAt - other.startsAt)
}

/** Everybody meets everybody, and then again at the other's ground. */
function fixtureOf(league: SeedLeague, round: number, place: number): Fixture {
  const { teams, period, offset, stagger } = league
  const others = teams.length - 1
  const turn = ((round % (2 * others)) + 2 * others) % (2 * others)
  // the first stays in its place, the others go round it
  const at = (position: number) => (position === 0 ? 0 : 1 + ((position - 1 + turn) % others))
  const pair = [at(place), at(others - place)] as const
  const [home, away] = turn < others === (place % 2 === 0) ? pair : ([pair[1], pair[0]] as const)
  return {
    id: `${league.id}-${round}-${place}`,
    league,
    home: teamAt(league, home),
    away: teamAt(league, away),
    strength: [strengthOf(home), strengthOf(away)],
    startsAt: round * period + offset + Math.floor(place / 2) * stagger,
  }
}

function teamAt({ id, teams }: SeedLeague, place: number): SeedTeam {
  const team = teams[place]
  if (team === undefined) throw new Error(`${id} has no team ${place}`)
  return team
}

const strengthOf = (place: number): number => 0.7 + ((place * 3) % 8) / 10

/** The match that an id names, whenever it is or was played, where the book takes bets on it. */
export function findMatch(id: string, book: string): Fixture | undefined {
  const [, leagueId, round, place] = /^([A-Z]+)-(\d{1,9})-(\d)$/.exec(id) ?? []
  const league = leagues.find((one) => one.id === leagueId)
  if (league === undefined || Number(place) >= league.teams.length / 2 || !league.books.includes(book)) return undefined
  return fixtureOf(league, Number(round), Number(place))
}

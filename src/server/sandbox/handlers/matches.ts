import type { League, Match, Matches, Odds } from '../../../contract/matches'
import { type Answer, ok } from '../answer'
import { createRandom } from '../art/random'
import type { Call } from '../call'
import { leagues, type SeedLeague, sports } from '../sports/leagues'
import { oddsAt } from '../sports/odds'
import { standingAt } from '../sports/play'
import { type Fixture, fixturesAround } from '../sports/schedule'
import type { SeedTeam } from '../sports/teams'
import { offeredVendors } from '../store/vendors'

/** Matches that are in play and that start within a day, of the books that the merchant has. */
export function matchList(call: Call): Answer {
  const wanted = call.query.get('vassalage')
  const value: Matches = {
    serverTime: call.platform.now(),
    leagues: leagues.flatMap((league): League[] => {
      const vassalage = bookOf(league, call)
      if (vassalage === undefined || (wanted && wanted !== vassalage)) return []
      const matches = fixturesAround(league, call.platform.now())
        .flatMap((fixture) => readMatch(fixture, vassalage, call))
        .sort(bySuspended)
      return matches.length === 0 ? [] : [{ ...readLeague(league, call), matches }]
    }),
  }
  return ok(value)
}

/** Within a league, what is in play and takes bets comes before what does not for a minute. */
const bySuspended = (one: Match, other: Match): number =>
  one.live && other.live ? Number(one.suspended ?? false) - Number(other.suspended ?? false) : 0

function bookOf({ books }: SeedLeague, { merchant }: Call): string | undefined {
  const offered = offeredVendors(merchant)
  return books.find((code) => offered.includes(code) && !merchant.inMaintenance.includes(code))
}

const readLeague = ({ id, name, sport }: SeedLeague, { language }: Call) => ({
  leagueId: id,
  name: name[language],
  sport,
  sportName: sports[sport][language],
})

/** Whether either side may still win: what is decided leads no page. */
const isUndecided = ({ home, away }: Odds): boolean => Math.min(Number(home), Number(away)) >= 1.2

function readMatch(fixture: Fixture, vassalage: string, { platform, language }: Call): Match[] {
  const now = platform.now()
  const standing = standingAt(fixture, now)
  if (standing.state === 'over') return []
  const random = createRandom(`match ${fixture.id}`)
  const team = ({ name, colours }: SeedTeam) => ({ name: name[language], colours: [...colours] })
  const isInPlay = standing.state === 'in-play'
  const odds = oddsAt(fixture, standing, now)
  // of a match before it begins and after
  const isAnnounced = random.chance(0.2)
  return [
    {
      matchId: fixture.id,
      vassalage,
      startsAt: fixture.startsAt,
      home: team(fixture.home),
      away: team(fixture.away),
      isHot: (isInPlay ? isUndecided(odds) : isAnnounced) ? 1 : 0,
      ...(isInPlay && {
        live: {
          score: standing.score,
          ...(standing.minute !== undefined && { minute: standing.minute }),
          ...(standing.period && { period: standing.period[language] }),
          ...(standing.parts && { parts: [...standing.parts] }),
        },
      }),
      odds,
      ...(isInPlay && standing.isClosed && { suspended: true }),
      markets: random.int(38, 180),
    },
  ]
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { League, Match } from '../../../contract/matches'
import { firstOf, isSameDay, leading, ofBooks, pick } from './arrange'
import { atMost, isInView, matchesIn, nextMatch, sportsIn } from './choose'

const now = new Date(2030, 0, 15, 18).getTime()
const hour = 3_600_000
const match = (matchId: string, more: Partial<Match> = {}): Match => ({
  matchId,
  vassalage: 'KICK',
  startsAt: now + hour,
  home: { name: 'One' },
  away: { name: 'Two' },
  ...more,
})
const live = { score: { home: 0, away: 0 } }
const league = (leagueId: string, matches: Match[], sport = 'FOOTBALL'): League => ({
  leagueId,
  name: leagueId,
  sport,
  sportName: sport.toLowerCase(),
  matches,
})
const ids = (leagues: readonly League[]) => matchesIn(leagues).map(({ matchId }) => matchId)

const someLeagues = fc.array(
  fc.record({
    leagueId: fc.constantFrom('A', 'B', 'C'),
    sport: fc.constantFrom('FOOTBALL', 'TENNIS'),
    matches: fc.array(
      fc.record({
        matchId: fc.constantFrom('1', '2', '3', '4', '5'),
        vassalage: fc.constantFrom('KICK', 'STRI', 'GONE'),
        startsAt: fc.integer({ min: now - 3 * hour, max: now + 24 * hour }),
        isHot: fc.constantFrom(0 as const, 1 as const),
        isLive: fc.boolean(),
      }),
    ),
  }),
)
const built = (given: typeof someLeagues extends fc.Arbitrary<infer T> ? T : never): League[] =>
  given.map(({ leagueId, sport, matches }) =>
    league(
      leagueId,
      matches.map(({ matchId, isLive, ...more }) => match(matchId, { ...more, ...(isLive && { live }) })),
      sport,
    ),
  )

it('leaves out leagues without matches', () => {
  fc.assert(
    fc.property(someLeagues, (given) => pick(built(given), () => true).every(({ matches }) => matches.length > 0)),
  )
})

it('has matches of the books that stand here, each once', () => {
  fc.assert(
    fc.property(someLeagues, (given) => {
      const leagues = ofBooks(built(given), ['KICK', 'STRI'], now)
      const keys = matchesIn(leagues).map((one) => `${one.vassalage} ${one.matchId}`)
      expect(new Set(leagues.map(({ leagueId }) => leagueId)).size).toBe(leagues.length)
      expect(matchesIn(leagues).every(({ live, startsAt }) => live !== undefined || startsAt > now)).toBe(true)
      return new Set(keys).size === keys.length && keys.every((key) => !key.startsWith('GONE'))
    }),
  )
})

it('has no match that has begun without being in play', () => {
  const sent = [
    league('A', [
      match('begun', { startsAt: now - hour }),
      match('live', { startsAt: now - hour, live }),
      match('next'),
    ]),
    league('B', [match('over', { startsAt: now })]),
  ]
  expect(ids(ofBooks(sent, ['KICK'], now))).toEqual(['live', 'next'])
})

it('draws so many matches, in their order, and no empty league', () => {
  fc.assert(
    fc.property(someLeagues, fc.nat(8), (given, count) => {
      const all = ofBooks(built(given), ['KICK', 'STRI'], now)
      const first = firstOf(all, count)
      expect(matchesIn(first)).toEqual(matchesIn(all).slice(0, count))
      expect(first.every(({ matches }) => matches.length > 0)).toBe(true)
    }),
  )
})

it('makes one league of what was sent in pieces', () => {
  const sent = [league('A', [match('1')]), league('B', [match('2')]), league('A', [match('3'), match('1')])]
  const shown = ofBooks(sent, ['KICK'], now)
  expect(shown.map(({ leagueId }) => leagueId)).toEqual(['A', 'B'])
  expect(ids(shown)).toEqual(['1', '3', '2'])
})

it('cuts the league where the page ends', () => {
  const hundred = (name: string) =>
    league(
      name,
      Array.from({ length: 100 }, (_, row) => match(`${name}${row}`)),
    )
  const all = Array.from({ length: 100 }, (_, place) => hundred(`L${place}-`))
  expect(firstOf(all, 60).map(({ matches }) => matches.length)).toEqual([60])
  expect(firstOf(all, 120).map(({ matches }) => matches.length)).toEqual([100, 20])
})

describe('views', () => {
  const midnight = new Date(2030, 0, 16).getTime()
  const cases: readonly [string, Match, string[]][] = [
    ['in play', match('1', { live, startsAt: now - hour }), ['rolling', 'today', 'league']],
    ['in play since yesterday', match('1', { live, startsAt: midnight - 25 * hour }), ['rolling', 'today', 'league']],
    ['later today', match('1', { startsAt: midnight - 1 }), ['today', 'league']],
    ['tomorrow', match('1', { startsAt: midnight }), ['league']],
    ['hot, tomorrow', match('1', { startsAt: midnight, isHot: 1 }), ['hot', 'league']],
    ['not hot', match('1', { startsAt: midnight, isHot: 0 }), ['league']],
  ]
  it.each(cases)('%s', (_name, one, expected) => {
    expect((['rolling', 'today', 'hot', 'league'] as const).filter((view) => isInView(one, view, now))).toEqual(
      expected,
    )
  })
  it('tells days apart by the visitor’s calendar', () => {
    expect(isSameDay(midnight - 1, midnight)).toBe(false)
    expect(isSameDay(midnight, midnight + 23 * hour)).toBe(true)
  })
})

describe('at most', () => {
  const leagues = [
    league('A', [match('late', { startsAt: now + 9 * hour }), match('soon', { startsAt: now + hour })]),
    league('B', [match('hot', { startsAt: now + 12 * hour, isHot: 1 })]),
  ]
  it('takes the soonest or the hot ones, and leaves them where they stand', () => {
    expect(ids(atMost(leagues, 2, 'soonest'))).toEqual(['late', 'soon'])
    expect(ids(atMost(leagues, 1, 'soonest'))).toEqual(['soon'])
    expect(ids(atMost(leagues, 2, 'hot'))).toEqual(['soon', 'hot'])
  })
  it('never takes more', () => {
    fc.assert(
      fc.property(
        someLeagues,
        fc.nat(6),
        fc.constantFrom('hot' as const, 'soonest' as const),
        (given, count, first) => {
          const all = ofBooks(built(given), ['KICK', 'STRI'], now)
          return matchesIn(atMost(all, count, first)).length === Math.min(count, matchesIn(all).length)
        },
      ),
    )
  })
})

it('knows what starts next', () => {
  const leagues = [
    league('A', [match('now', { live, startsAt: now - hour }), match('late', { startsAt: now + 3 * hour })]),
    league('B', [match('next')]),
  ]
  expect(nextMatch(leagues)).toMatchObject({ match: { matchId: 'next' }, league: { leagueId: 'B' } })
  expect(nextMatch([league('A', [match('now', { live })])])).toBeUndefined()
  expect(nextMatch([])).toBeUndefined()
})

it('counts sports over their leagues', () => {
  expect(
    sportsIn([league('A', [match('1')]), league('T', [match('2')], 'TENNIS'), league('B', [match('3'), match('4')])]),
  ).toEqual([
    { code: 'FOOTBALL', name: 'football', count: 3 },
    { code: 'TENNIS', name: 'tennis', count: 1 },
  ])
})

it('leads with what is in play, hot first, and then by time', () => {
  const leagues = [
    league('A', [match('later', { startsAt: now + 5 * hour }), match('cold', { live, startsAt: now - 2 * hour })]),
    league('C', [match('shut', { live, isHot: 1, suspended: true, startsAt: now - hour })]),
    league('B', [match('warm', { live, isHot: 1, startsAt: now - hour }), match('sooner')]),
  ]
  expect(leading(leagues, 4).map(({ match: { matchId } }) => matchId)).toEqual(['warm', 'cold', 'shut', 'sooner'])
})

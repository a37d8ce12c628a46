import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hour, minute } from '../durations'
import { leagues } from './leagues'
import { oddsAt } from './odds'
import { standingAt } from './play'
import { findMatch, fixturesAround, horizon } from './schedule'

const noon = Date.UTC(2030, 0, 15, 12)
const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) })
const league = fc.constantFrom(...leagues)
const all = (now: number) => leagues.flatMap((one) => fixturesAround(one, now))

it('has matches in play at any time, and many to come', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const states = all(now).map((fixture) => standingAt(fixture, now).state)
      return states.includes('in-play') && states.filter((state) => state === 'to-come').length >= 40
    }),
    { numRuns: 60 },
  )
})

it('lists each match once, by its start, until the horizon', () => {
  fc.assert(
    fc.property(moment, league, (now, one) => {
      const fixtures = fixturesAround(one, now)
      expect(new Set(fixtures.map(({ id }) => id)).size).toBe(fixtures.length)
      expect(fixtures.map(({ startsAt }) => startsAt)).toEqual(fixtures.map(({ startsAt }) => startsAt).sort())
      for (const { home, away, startsAt } of fixtures) {
        expect(home).not.toBe(away)
        expect(startsAt).toBeLessThanOrEqual(now + horizon)
      }
    }),
    { numRuns: 60 },
  )
})

it('is the same match for everybody who asks within the same minute', () => {
  for (const fixture of all(noon)) {
    expect(findMatch(fixture.id, fixture.league.books[0])).toEqual(fixture)
    expect(standingAt(fixture, noon)).toEqual(standingAt(fixture, noon + 59_999))
  }
})

it.each(['', 'COAST', 'COAST-1', 'COAST-1-4', 'NONE-1-1', 'COAST--1-1', 'COAST-1-1 ', 'constructor-1-1'])(
  'knows no match "%s"',
  (id) => expect(findMatch(id, 'KICK')).toBeUndefined(),
)

it('knows a match at the books that take bets on it alone', () => {
  expect(findMatch('COAST-1-1', 'LUMA')).toBeUndefined()
})

it('goes on: minutes and scores never go back, and each match ends', () => {
  for (const one of leagues) {
    for (const fixture of fixturesAround(one, noon).slice(0, 6)) {
      let [minuteBefore, pointsBefore, left] = [0, 0, 1]
      for (let at = -1; at < 200; at += 1) {
        const standing = standingAt(fixture, fixture.startsAt + at * minute)
        expect(standing.state === 'to-come').toBe(at < 0)
        if (standing.state !== 'in-play') continue
        const points = standing.score.home + standing.score.away
        expect(points).toBeGreaterThanOrEqual(pointsBefore)
        expect(standing.minute ?? minuteBefore).toBeGreaterThanOrEqual(minuteBefore)
        expect(standing.left).toBeLessThanOrEqual(left)
        ;[minuteBefore, pointsBefore, left] = [standing.minute ?? minuteBefore, points, standing.left]
      }
      expect(standingAt(fixture, fixture.startsAt + 4 * hour).state).toBe('over')
    }
  }
})

it('gives odds that a book can live on, in play and before', () => {
  const chanceOf = (odds: string | undefined) => (odds === undefined ? 0 : 1 / Number(odds))
  for (const now of [noon, noon + 37 * minute, noon + 5 * hour]) {
    for (const fixture of all(now)) {
      const standing = standingAt(fixture, now)
      if (standing.state === 'over') continue
      const { home, draw, away } = oddsAt(fixture, standing, now)
      for (const odds of [home, draw ?? '2.00', away]) expect(odds).toMatch(/^[1-9]\d{0,2}\.\d{2}$/)
      expect(draw === undefined).toBe(['BASKETBALL', 'TENNIS'].includes(fixture.league.sport))
      const sum = chanceOf(home) + chanceOf(draw) + chanceOf(away)
      expect(sum).toBeGreaterThan(0.95)
      expect(sum).toBeLessThan(1.2)
    }
  }
})

it('closes the book for the minute of a goal', () => {
  const closed = leagues
    .filter(({ sport }) => sport === 'FOOTBALL')
    .flatMap((one) => fixturesAround(one, noon))
    .flatMap((fixture) => Array.from({ length: 110 }, (_, at) => standingAt(fixture, fixture.startsAt + at * minute)))
    .filter((standing) => standing.state === 'in-play' && standing.isClosed)
  expect(closed.length).toBeGreaterThan(20)
})

it('takes bets on nine matches of ten that are in play, and on all that have a break', () => {
  const played = leagues
    .flatMap((one) => fixturesAround(one, noon))
    .flatMap((fixture) => Array.from({ length: 110 }, (_, at) => standingAt(fixture, fixture.startsAt + at * minute)))
    .flatMap((standing) => (standing.state === 'in-play' ? [standing] : []))
  const share = played.filter(({ isClosed }) => isClosed).length / played.length
  expect(share).toBeGreaterThan(0.05)
  expect(share).toBeLessThan(0.12)
  const breaks = played.filter(({ period }) => ['Half-time', 'Break'].includes(period?.EN ?? ''))
  expect(breaks.length).toBeGreaterThan(100)
  expect(breaks.filter(({ isClosed }) => isClosed)).toEqual([])
})

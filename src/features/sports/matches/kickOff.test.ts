import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayOf, kickOffDay } from './kickOff'

const said = (startsAt: string, now: string) =>
  kickOffDay(Date.parse(startsAt), Date.parse(now), 'en', (key: string) => key)

beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'))
afterEach(() => vi.unstubAllEnvs())

test.each([
  // the night on which an hour is left out
  ['2027-03-28T18:00:00+02:00', '2027-03-27T23:30:00+01:00', 'sports.tomorrow'],
  ['2027-03-29T18:00:00+02:00', '2027-03-27T23:30:00+01:00', 'Mon, Mar 29'],
  // the day that has 25 hours
  ['2026-10-26T18:00:00+01:00', '2026-10-25T00:10:00+02:00', 'sports.tomorrow'],
  ['2026-10-25T18:00:00+01:00', '2026-10-25T00:10:00+02:00', undefined],
])('a match of %s, at %s: %s', (startsAt, now, words) => {
  expect(said(startsAt, now)).toBe(words)
})

test('a day has one value, however many hours it has', () => {
  const day = dayOf(Date.parse('2026-10-25T00:10:00+02:00'))
  expect(dayOf(Date.parse('2026-10-25T23:59:00+01:00'))).toBe(day)
  expect(dayOf(Date.parse('2026-10-26T00:00:00+01:00'))).not.toBe(day)
})

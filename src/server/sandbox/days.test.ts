import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateIn, daysIn, dayStart, nextDay, readZone } from './days'
import { hour } from './durations'

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Cairo',
  'Australia/Lord_Howe',
]

it('the days of a period join without a gap, and start at midnights', () => {
  const from = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2035, 0, 1) })
  fc.assert(
    fc.property(from, fc.integer({ min: 1, max: 92 * 24 * hour }), fc.constantFrom(...zones), (start, length, zone) => {
      const days = daysIn({ from: start, to: start + length }, zone)
      expect(days[0]?.from).toBe(start)
      expect(days.at(-1)?.to).toBe(start + length)
      expect(days.slice(1).map(({ from: begins }) => begins)).toEqual(days.slice(0, -1).map(({ to }) => to))
      const clock = new Intl.DateTimeFormat('en-GB', {
        ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' },
      })
      for (const { from: begins, to } of days.slice(1)) {
        expect(to - begins).toBeLessThanOrEqual(25 * hour)
        // where clocks go forward at midnight, the day begins at one
        expect(clock.format(begins)).toMatch(/, 0[01]$/)
      }
      expect(new Set(days.map(({ from: begins }) => clock.format(begins).split(',')[0])).size).toBe(days.length)
    }),
  )
})

it.each([
  [undefined, 'UTC'],
  ['Mars/Base', 'UTC'],
  ['Europe/Berlin', 'Europe/Berlin'],
])('the zone %s is %s', (name, zone) => {
  expect(readZone(name)).toBe(zone)
})

it('a day of any zone begins at or before its times and ends after them, with one date', () => {
  const time = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 0, 1) })
  fc.assert(
    fc.property(fc.constantFrom(...zones), time, (zone, now) => {
      const [from, to] = [dayStart(now, zone), nextDay(now, zone)]
      expect(from <= now && now < to).toBe(true)
      expect([from, to - 1].map((moment) => dateIn(moment, zone))).toEqual([dateIn(now, zone), dateIn(now, zone)])
      expect(dateIn(to, zone)).not.toBe(dateIn(now, zone))
    }),
  )
})

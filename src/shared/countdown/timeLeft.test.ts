import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clockOf, daysAndRest, secondsUntil } from './timeLeft'

it.each([
  [0, '0:00'],
  [59, '0:59'],
  [545, '9:05'],
  [3_600, '1:00:00'],
  [90_061, '25:01:01'],
])('%i s is %s', (seconds, clock) => expect(clockOf(seconds)).toBe(clock))

it('has days and a rest that are all of it', () => {
  fc.assert(
    fc.property(fc.nat(), (seconds) => {
      const { days, rest } = daysAndRest(seconds)
      expect(days * 86_400 + rest).toBe(seconds)
      expect(rest).toBeLessThan(86_400)
    }),
  )
})

it('is 0 exactly once the time has come', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: -1e6, max: 1e6 }), (now, away) => {
      expect(secondsUntil(now + away, now) === 0).toBe(away <= 0)
    }),
  )
})

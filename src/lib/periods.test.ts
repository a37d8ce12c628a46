import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { periodOf, presets, readPreset } from './periods'

const hour = 3_600_000

it('a period holds now, starts at a midnight and ends at the next', () => {
  const moments = fc.date({ min: new Date(2020, 0, 1), max: new Date(2040, 0, 1), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.constantFrom(...presets), (moment, preset) => {
      const now = moment.getTime()
      const { from, to } = periodOf(preset, now)
      expect(from).toBeLessThanOrEqual(now)
      expect(to).toBeGreaterThan(now)
      for (const edge of [from, to]) expect(new Date(edge).getHours() + new Date(edge).getMinutes()).toBe(0)
      expect(to - now).toBeLessThanOrEqual(25 * hour)
    }),
  )
})

test.each([
  ['today', 1],
  ['previous7', 7],
  ['previous30', 30],
] as const)('%s has %d days', (preset, days) => {
  const { from, to } = periodOf(preset, new Date(2030, 0, 15, 12).getTime())
  expect(to - from).toBe(days * 24 * hour)
})

test('an unknown preset of an address is the usual one', () => {
  expect(readPreset('next7')).toBe('previous7')
  expect(readPreset(null)).toBe('previous7')
  expect(readPreset('previous30')).toBe('previous30')
})

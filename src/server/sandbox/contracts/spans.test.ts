import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cycle } from './kinds'
import { spanOf } from './spans'

const at = (text: string) => new Date(text).getTime()
const shown = ({ from, to }: { from: number; to: number }) => [new Date(from).toISOString(), new Date(to).toISOString()]

describe('the stretch that a time lies in', () => {
  it.each<[Cycle, string, string, string, string]>([
    ['FIVE_MINUTES', 'UTC', '2030-01-15T12:04:59Z', '2030-01-15T12:00:00.000Z', '2030-01-15T12:05:00.000Z'],
    ['HOUR', 'Asia/Kolkata', '2030-01-15T12:04:59Z', '2030-01-15T12:00:00.000Z', '2030-01-15T13:00:00.000Z'],
    ['D', 'Asia/Shanghai', '2030-01-15T16:30:00Z', '2030-01-15T16:00:00.000Z', '2030-01-16T16:00:00.000Z'],
    ['D', 'America/New_York', '2030-03-10T12:00:00Z', '2030-03-10T05:00:00.000Z', '2030-03-11T04:00:00.000Z'],
    ['D', 'America/New_York', '2030-11-03T12:00:00Z', '2030-11-03T04:00:00.000Z', '2030-11-04T05:00:00.000Z'],
    ['W', 'UTC', '2030-01-20T23:59:59Z', '2030-01-14T00:00:00.000Z', '2030-01-21T00:00:00.000Z'],
    ['H', 'UTC', '2030-02-15T23:59:59Z', '2030-02-01T00:00:00.000Z', '2030-02-16T00:00:00.000Z'],
    ['H', 'UTC', '2030-02-16T00:00:00Z', '2030-02-16T00:00:00.000Z', '2030-03-01T00:00:00.000Z'],
    ['M', 'Asia/Dubai', '2029-12-31T20:00:00Z', '2029-12-31T20:00:00.000Z', '2030-01-31T20:00:00.000Z'],
    // Beirut skips the midnight on which summer begins
    ['D', 'Asia/Beirut', '2030-03-31T08:00:00Z', '2030-03-30T22:00:00.000Z', '2030-03-31T21:00:00.000Z'],
  ])('%s in %s at %s', (cycle, zone, time, from, to) => {
    expect(shown(spanOf(cycle, zone, at(time)))).toEqual([from, to])
  })

  it('holds the time, and begins where the one before ends', () => {
    const cycle = fc.constantFrom<Cycle[]>('FIVE_MINUTES', 'HOUR', 'D', 'W', 'H', 'M')
    const zone = fc.constantFrom(
      'UTC',
      'Asia/Shanghai',
      'America/New_York',
      'Asia/Dubai',
      'Asia/Beirut',
      'Asia/Kathmandu',
    )
    const time = fc.integer({ min: at('2024-01-01'), max: at('2036-01-01') })
    fc.assert(
      fc.property(cycle, zone, time, (of, where, when) => {
        const { from, to } = spanOf(of, where, when)
        expect(from <= when && when < to).toBe(true)
        expect(spanOf(of, where, from)).toEqual({ from, to })
        expect(spanOf(of, where, to).from).toBe(to)
        expect(spanOf(of, where, from - 1).to).toBe(from)
      }),
      { numRuns: 300 },
    )
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { day } from '../durations'
import { type Span, stretchBefore, stretchOf } from './calendar'

it.each([
  ['DAILY', '2030-01-15', '2030-01-16'],
  ['WEEKLY', '2030-01-14', '2030-01-21'],
  ['MONTHLY', '2030-01-01', '2030-02-01'],
] as const)('%s: from %s to %s', (span, from, to) => {
  const time = Date.UTC(2030, 0, 15, 12)
  expect(stretchOf(span, time)).toEqual({ from: Date.parse(from), to: Date.parse(to) })
})

it('leaves no moment out and tells none twice', () => {
  const spans = fc.constantFrom<Span>('DAILY', 'WEEKLY', 'MONTHLY')
  fc.assert(
    fc.property(spans, fc.integer({ min: 0, max: 40_000 * day }), (span, time) => {
      const { from, to } = stretchOf(span, time)
      expect(from <= time && time < to).toBe(true)
      expect(stretchOf(span, to).from).toBe(to)
      expect(stretchBefore(span, time).to).toBe(from)
    }),
  )
})

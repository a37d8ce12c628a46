import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Entry, fitsAt, joinSpans, usedBy } from './limitWindows'

const window = 100
const entry = fc.record({ at: fc.integer({ min: 1, max: window }), amount: fc.integer({ min: -20, max: 20 }) })
const entries = fc.array(entry, { maxLength: 12 }).map((list) => list.toSorted((one, other) => one.at - other.at))
const inWindow = (list: readonly Entry[], now: number) => list.filter(({ at }) => at > now - window)

it('says the first moment at which so much more fits, and no earlier one', () => {
  fc.assert(
    fc.property(entries, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 40 }), (list, most, amount) => {
      const now = window
      const fits = (at: number) => usedBy(inWindow(list, at)) + amount <= most
      const found = fitsAt(list, { most, amount, window, now })
      const first = Array.from({ length: window + 1 }, (_, step) => now + step).find(fits)
      expect(found).toBe(first)
    }),
  )
})

it('counts time that two devices spent at once only once', () => {
  const span = fc.tuple(fc.nat(60), fc.nat(30)).map(([from, length]) => ({ from, to: from + length }))
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), (spans) => {
      const sorted = spans.toSorted((one, other) => one.from - other.from)
      const within = (list: readonly { from: number; to: number }[], at: number) =>
        list.some(({ from, to }) => from <= at && at < to)
      const joined = joinSpans(sorted)
      for (let at = 0; at < 100; at += 1) expect(within(joined, at)).toBe(within(sorted, at))
      for (const [place, { to }] of joined.entries()) expect(joined[place + 1]?.from ?? Infinity).toBeGreaterThan(to)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seat, type Seats } from './seats'

test('what stays keeps its seat, what comes takes one that is free, and there are no more seats than places', () => {
  const windows = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 24 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(windows, (steps) => {
      let seats: Seats = new Map()
      let most = 0
      for (const places of steps) {
        const next = seat(seats, places)
        most = Math.max(most, places.length, seats.size)
        expect([...next.keys()].sort()).toEqual([...places].sort())
        expect(new Set(next.values()).size).toBe(places.length)
        for (const place of places) if (seats.has(place)) expect(next.get(place)).toBe(seats.get(place))
        for (const taken of next.values()) expect(taken).toBeLessThan(most)
        expect(seat(next, places)).toBe(next)
        seats = next
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isKeptByTurnover, placeOn, wayOf } from './rankWay'

it.each([
  [
    { actual: '656.50', expected: '2000.00' },
    { done: '656.50', goal: '2000.00', share: 0.3282, missing: '1343.50' },
  ],
  [
    { actual: 0, expected: 500 },
    { done: '0', goal: '500', share: 0, missing: '500' },
  ],
  [
    { actual: '500.00', expected: '500' },
    { done: '500.00', goal: '500', share: 1 },
  ],
  [
    { actual: '700', expected: '500' },
    { done: '700', goal: '500', share: 1 },
  ],
  [
    { actual: '0', expected: '0' },
    { done: '0', goal: '0', share: 1 },
  ],
])('of %j is %j', (turnover, way) => expect(wayOf(turnover)).toEqual(way))

it('misses something exactly where the goal is ahead', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.nat(1e6), (actual, expected) => {
      expect(wayOf({ actual, expected }).missing !== undefined).toBe(actual < expected)
    }),
  )
})

it('knows whether a month can lose it', () => {
  expect(isKeptByTurnover({ actual: '1', expected: '0.00' })).toBe(false)
  expect(isKeptByTurnover({ actual: '1', expected: '500' })).toBe(true)
})

it.each([
  [{ playerRankName: 'Gold' }, 1],
  [{ playerRankName: 'Or', playerRankId: 'gold' }, 1],
  [{ playerRankName: 'Gold', playerRankId: 'silver' }, 0],
  [{ playerRankName: 'Emerald' }, -1],
])('finds %j at %i', (progress, place) => {
  const rank = (id: string, name: string) => ({ id, name, totalTurnover: '0', monthlyTurnover: '0' })
  expect(placeOn([rank('silver', 'Silver'), rank('gold', 'Gold')], progress)).toBe(place)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRandom } from '../../art/random'
import { type Kind, kindOf, playRound, stakes } from './rounds'

const kinds: readonly Kind[] = ['reels', 'wheel', 'cards', 'book']

it.each([
  ['RNG', 'reels'],
  ['LIVE', 'wheel'],
  ['PVP', 'cards'],
  ['SPORTS', 'book'],
  ['constructor', 'reels'],
  [undefined, 'reels'],
] as const)('a game of %s is a game of %s', (category, kind) => {
  expect(kindOf(category)).toBe(kind)
})

it('never wins less than nothing, and whole minor units', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.constantFrom(...stakes), fc.string(), (kind, stake, seed) => {
      const { win, stops } = playRound(kind, stake, createRandom(seed).next)
      return Number.isSafeInteger(win) && win >= 0 && stops.every((stop) => stop >= 0)
    }),
  )
})

it.each(kinds)('pays a little less than is staked on %s', (kind) => {
  const { next } = createRandom(kind)
  let won = 0
  for (let round = 0; round < 40_000; round += 1) won += playRound(kind, 100, next).win
  expect(won / (40_000 * 100)).toBeGreaterThan(0.8)
  expect(won / (40_000 * 100)).toBeLessThan(1)
})

it('pays the odds of the pick where the match ends so, and never a result without odds', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999999, noNaN: true }), fc.constantFrom(0, 2), (at, place) => {
      const { stops, win } = playRound('book', 1_00, () => at, { place, odds: [150, 0, 250] })
      expect(stops[1]).not.toBe(1)
      expect(win).toBe(stops[1] === place ? [150, 0, 250][place] : 0)
    }),
  )
})

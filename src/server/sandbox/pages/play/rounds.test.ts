import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRandom } from '../../art/random'
import { type Kind, kindOf, playRound, stakes } from './rounds'

const kinds: readonly Kind[] = ['reels', 'wheel', 'cards']

it.each([
  ['RNG', 'reels'],
  ['LIVE', 'wheel'],
  ['PVP', 'cards'],
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

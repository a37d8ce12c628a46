import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RafflePrizes, rafflePrizes, weightOfAll } from '../content/raffle'
import { createSecureRandom } from '../random'
import { prizeAt } from './raffle'

const weighted = ([first, ...others]: readonly number[]): RafflePrizes => {
  const prize = (weight: number, place: number) => ({ ...rafflePrizes[0], id: String(place), weight })
  return [prize(first ?? 1, 0), ...others.map((weight, place) => prize(weight, place + 1))]
}

describe('a draw', () => {
  it('gives each prize exactly its share of all numbers that can be drawn', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 8 })
      .filter((all) => all.some((one) => one > 0))
    fc.assert(
      fc.property(weights, (all) => {
        const prizes = weighted(all)
        const total = weightOfAll(prizes)
        const counted = new Map<string, number>()
        for (let step = 0; step < total; step += 1) {
          // the middle of each step: no rounding
          const { id } = prizeAt(prizes, (step + 0.5) / total)
          counted.set(id, (counted.get(id) ?? 0) + 1)
        }
        for (const { id, weight } of prizes) expect(counted.get(id) ?? 0).toBe(weight)
      }),
    )
  })

  it('never gives a prize without weight, at either end of the line', () => {
    const prizes = weighted([0, 5, 0, 5, 0])
    expect(prizeAt(prizes, 0).id).toBe('1')
    expect(prizeAt(prizes, 1 - 2 ** -32).id).toBe('3')
  })

  it('falls as the published odds say, by the numbers that the sandbox really draws', () => {
    const random = createSecureRandom()
    const draws = 200_000
    const counted = new Map<string, number>()
    for (let draw = 0; draw < draws; draw += 1) {
      const { id } = prizeAt(rafflePrizes, random())
      counted.set(id, (counted.get(id) ?? 0) + 1)
    }
    const total = weightOfAll(rafflePrizes)
    const chiSquare = rafflePrizes.reduce((sum, { id, weight }) => {
      const expected = (draws * weight) / total
      return sum + ((counted.get(id) ?? 0) - expected) ** 2 / expected
    }, 0)
    // four degrees of freedom: a fair draw is beyond this once in a hundred million runs
    expect(chiSquare).toBeLessThan(43)
  })
})

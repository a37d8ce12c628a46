import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bonusOf, type Promotion, promotionsFor } from './bonusOf'

const promotion: Promotion = {
  ...{ id: 'p', title: 'P', percent: 20, turnover: 5 },
  ...{ minimum: '40.00', maximumBonus: '50.00' },
}

it.each([
  ['39.99', undefined],
  ['40', { bonus: '8.00', turnover: '40.00' }],
  ['40.07', { bonus: '8.01', turnover: '40.05' }],
  ['250', { bonus: '50.00', turnover: '250.00' }],
  ['9999', { bonus: '50.00', turnover: '250.00' }],
])('of %s', (amount, bonus) => expect(bonusOf(promotion, amount)).toEqual(bonus))

it('is what a platform counts in whole hundredths', () => {
  fc.assert(
    fc.property(fc.integer({ min: 40_00, max: 900_000_00 }), fc.integer({ min: 1, max: 200 }), (minor, percent) => {
      const amount = (minor / 100).toFixed(2)
      const { bonus = '' } = bonusOf({ ...promotion, percent }, amount) ?? {}
      expect(Math.round(Number(bonus) * 100)).toBe(Math.min(50_00, Math.floor((minor * percent) / 100)))
    }),
  )
})

it('goes with the methods that it names, or with all', () => {
  const coins = { ...promotion, id: 'coins', methods: ['usdt'] }
  expect(promotionsFor([promotion, coins], 'bank')).toEqual([promotion])
  expect(promotionsFor([promotion, coins], 'usdt')).toEqual([promotion, coins])
})

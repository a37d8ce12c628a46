import { expect, it } from 'vitest'
import { nextReward } from './nextReward'

const reward = (id: string, points: string, left: { stock?: number; limit?: number } = {}) =>
  ({ id, name: id, kind: 'ITEM', points, ...left }) as const

it.each([
  ['the nearest above the points', [reward('far', '900'), reward('near', '400.00'), reward('had', '100')], 'near'],
  ['not one that is sold out', [reward('near', '400', { stock: 0 }), reward('far', '900')], 'far'],
  ['not one that the member has had', [reward('near', '400', { stock: 3, limit: 0 }), reward('far', '900')], 'far'],
  ['none where all are within reach', [reward('had', '300')], undefined],
  ['none where there is none', [], undefined],
])('%s', (_, rewards, id) => {
  expect(nextReward(rewards, '300.00')?.reward.id).toBe(id)
})

it('says how many points are missing, and how far it is', () => {
  expect(nextReward([reward('near', '400')], '300.50')).toMatchObject({ missing: '99.50', share: 0.7512 })
})

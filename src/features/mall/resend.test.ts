import { expect, it } from 'vitest'
import { mostPoints, openQuantities } from './resend'

const intent = {
  merchant: 'aurora',
  account: 'vip01',
  call: 'c',
  same: 's',
  content: {},
  id: 'a'.repeat(16),
  at: 1,
  wasSent: true,
  sentAt: 1,
}
const conversion = (points: string, isFresh = true) => ({
  intent,
  isFresh,
  content: { points, amount: '1.00', currency: 'USD' },
})
const reward = (rewardId: string, quantity: number, isFresh = true) => ({
  intent,
  isFresh,
  content: { rewardId, quantity, name: 'Deck', points: '1' },
})

it.each([
  ['200', '10.00', [conversion('200')], '200'],
  ['300', '10.00', [conversion('200')], '10.00'],
  ['200', '10.00', [conversion('200', false)], '10.00'],
  ['200', '500.00', [conversion('200')], '500.00'],
  ['x', '10.00', [conversion('200')], '10.00'],
])('of %s typed with %s at hand, at most', (typed, balance, open, most) => {
  expect(mostPoints(typed, balance, open)).toBe(most)
})

it('a reward may be sent again as it was sent', () => {
  expect(openQuantities([reward('deck', 2), reward('deck', 3, false), reward('cash', 1)], 'deck')).toEqual([2])
})

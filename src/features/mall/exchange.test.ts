import { expect, it } from 'vitest'
import { requestIdOf, type Wanted } from './exchange'

const reward: Wanted = { kind: 'reward', rewardId: 'cash-5', quantity: 1 }

it('keeps the id of an intent whose answer is not known, and has another one for another intent', () => {
  const first = requestIdOf(reward, undefined, 'a')
  expect(first.requestId).toBe('a')
  expect(requestIdOf(reward, first, 'b')).toBe(first)
  expect(requestIdOf({ ...reward, quantity: 2 }, first, 'b').requestId).toBe('b')
  expect(requestIdOf({ kind: 'money', points: '100' }, first, 'b').requestId).toBe('b')
})

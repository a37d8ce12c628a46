import { expect, test } from 'vitest'
import { createRateLimiter } from './rateLimiter'

const rate = { times: 2, seconds: 1 }

test('so many at once, each key by itself, and then one after the other', () => {
  let time = 0
  const limiter = createRateLimiter({ now: () => time })
  const take = (key: string) => limiter.take(key, rate)
  expect(['a', 'a', 'b', 'a', 'b', 'b'].map(take)).toEqual([true, true, true, false, true, false])
  expect(limiter.waitMs('a', rate)).toBe(500)
  time = 499
  expect(take('a')).toBe(false)
  time = 500
  expect([limiter.waitMs('a', rate), take('a'), take('a')]).toEqual([0, true, false])
  time = 10_000
  expect([take('a'), take('a'), take('a')]).toEqual([true, true, false])
})

test('what is given back counts no more, what was refused never did', () => {
  const limiter = createRateLimiter({ now: () => 0 })
  const take = () => limiter.take('a', rate)
  expect([take(), take(), take(), take()]).toEqual([true, true, false, false])
  limiter.giveBack('a', rate)
  limiter.giveBack('unknown', rate)
  expect([take(), take()]).toEqual([true, false])
  expect(limiter.take('unknown', rate) && limiter.take('unknown', rate)).toBe(true)
})

test('no flood of keys makes it grow without end', () => {
  const limiter = createRateLimiter({ most: 100, now: () => 0 })
  const once = { times: 1, seconds: 1 }
  limiter.take('first', once)
  for (let key = 0; key < 100; key += 1) limiter.take(String(key), once)
  expect(limiter.take('99', once)).toBe(false)
  expect(limiter.take('first', once)).toBe(true)
})

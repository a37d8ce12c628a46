import { expect, test } from 'vitest'
import { createBound } from './bound'

test('so often in a window, each key by itself, and again in the next window', () => {
  let time = 0
  const bound = createBound({ times: 2, within: 1_000, now: () => time })
  expect(['a', 'a', 'b', 'a', 'b', 'b'].map(bound.take)).toEqual([true, true, true, false, true, false])
  time = 999
  expect(bound.take('a')).toBe(false)
  time = 1_000
  expect(['a', 'a', 'a'].map(bound.take)).toEqual([true, true, false])
})

test('what is given back counts no more, what was refused never did', () => {
  const bound = createBound({ times: 2, within: 1_000, now: () => 0 })
  expect(['a', 'a', 'a', 'a'].map(bound.take)).toEqual([true, true, false, false])
  bound.giveBack('a')
  bound.giveBack('unknown')
  expect(['a', 'a'].map(bound.take)).toEqual([true, false])
})

test('no flood of keys makes it grow without end', () => {
  const bound = createBound({ times: 1, within: 1_000, now: () => 0 })
  bound.take('first')
  for (let key = 0; key < 10_000; key += 1) bound.take(String(key))
  expect(bound.take('9999')).toBe(false)
  expect(bound.take('first')).toBe(true)
})

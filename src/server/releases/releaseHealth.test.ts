import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countReleaseHealth } from './releaseHealth'
import type { ReleaseHealth } from './releaseStore'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('once a second, of the releases that failed in it', () => {
  const reported: (readonly ReleaseHealth[])[] = []
  const { count, stop } = countReleaseHealth((health) => reported.push(health))
  count('comet', 'a', false)
  count('comet', 'a', true)
  count('onyx', 'b', false)
  vi.advanceTimersByTime(2_000)
  expect(reported).toEqual([[{ brand: 'comet', release: 'a', answers: 2, failures: 1 }]])
  stop()
})

test('a store that takes nothing ends nothing', () => {
  let isClosed = true
  const reported: (readonly ReleaseHealth[])[] = []
  const { count, stop } = countReleaseHealth((health) => {
    if (isClosed) throw new Error('closed connection')
    reported.push(health)
  })
  count('comet', 'a', true)
  expect(() => vi.advanceTimersByTime(1_000)).not.toThrow()
  isClosed = false
  count('comet', 'a', true)
  vi.advanceTimersByTime(1_000)
  expect(reported).toEqual([[{ brand: 'comet', release: 'a', answers: 1, failures: 1 }]])
  stop()
})

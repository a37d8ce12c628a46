import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenPast } from './useIsPast'

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }))
afterEach(() => void vi.useRealTimers())

it.each([1, 30 * 60_000, 2 ** 31 + 5])('tells once, %i ms later and not before', (later) => {
  const tell = vi.fn()
  whenPast(1_000 + later, tell)
  vi.advanceTimersByTime(later - 1)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(later)
  expect(tell).toHaveBeenCalledTimes(1)
})

it('tells nobody who has stopped waiting', () => {
  const tell = vi.fn()
  whenPast(2_000, tell)()
  vi.advanceTimersByTime(5_000)
  expect(tell).not.toHaveBeenCalled()
})

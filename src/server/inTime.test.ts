import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from './inTime'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work that is done in time is what comes of it, and no timer is left', async () => {
  expect(await inTime(Promise.resolve('done'), 1_000, 'late')).toBe('done')
  await expect(inTime(Promise.reject(new Error('broken')), 1_000, 'late')).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that takes longer is late', async () => {
  const waited = inTime(new Promise(() => undefined), 1_000, 'late')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await waited).toBe('late')
})

import { expect, test, vi } from 'vitest'
import { backOff, pause } from './patience'

test('a pause ends with its time, or with the signal, and holds nothing afterwards', async () => {
  vi.useFakeTimers()
  try {
    const over: string[] = []
    const signal = new AbortController()
    void pause(100).then(() => over.push('time'))
    void pause(60_000, signal.signal).then(() => over.push('signal'))
    await vi.advanceTimersByTimeAsync(99)
    expect(over).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    signal.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(over).toEqual(['time', 'signal'])
    await pause(60_000, signal.signal)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('each wait is twice as long, up to half a minute, and by chance up to a half shorter', () => {
  expect([0, 1, 2, 100].map((failures) => backOff(failures, 1))).toEqual([250, 500, 1_000, 30_000])
  expect(backOff(100, 0)).toBe(15_000)
})

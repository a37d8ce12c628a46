import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIntent } from './hoverIntent'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a pointer that passes by opens nothing', () => {
  const [open, close] = [vi.fn(), vi.fn()]
  const intent = createIntent(open, close)
  intent.enter()
  vi.advanceTimersByTime(100)
  intent.leave()
  vi.advanceTimersByTime(1000)
  expect(open).not.toHaveBeenCalled()
})

test('a pointer that rests opens, and may slip off for a moment', () => {
  const [open, close] = [vi.fn(), vi.fn()]
  const intent = createIntent(open, close)
  intent.enter()
  vi.advanceTimersByTime(120)
  expect(open).toHaveBeenCalledTimes(1)
  intent.leave()
  vi.advanceTimersByTime(150)
  intent.enter()
  vi.advanceTimersByTime(100)
  expect(close).not.toHaveBeenCalled()
  intent.leave()
  vi.advanceTimersByTime(200)
  expect(close).toHaveBeenCalledTimes(1)
})

test('cancel forgets', () => {
  const open = vi.fn()
  const intent = createIntent(open, vi.fn())
  intent.enter()
  intent.cancel()
  vi.advanceTimersByTime(1000)
  expect(open).not.toHaveBeenCalled()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './afterPaint'

const frames = new Map<number, () => void>()
const paint = () => {
  const due = [...frames.values()]
  frames.clear()
  for (const callback of due) callback()
}

beforeEach(() => {
  vi.useFakeTimers()
  frames.clear()
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.set(frames.size + 1, callback).size)
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('acts once, in a task after the frame', () => {
  const act = vi.fn()
  afterPaint(act)
  vi.advanceTimersByTime(50)
  paint()
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledTimes(1)
})

test('acts without a frame where none is painted', () => {
  const act = vi.fn()
  afterPaint(act)
  vi.advanceTimersByTime(100)
  expect(act).toHaveBeenCalledTimes(1)
})

test.each([
  ['before the frame', () => {}],
  ['after it', paint],
])('called off %s, does not act', (_when, before) => {
  const act = vi.fn()
  const callOff = afterPaint(act)
  before()
  callOff()
  paint()
  vi.advanceTimersByTime(1_000)
  expect(act).not.toHaveBeenCalled()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idleTurn } from './idleTurn'

const asked: (readonly [run: () => void, timeout: number | undefined])[] = []
const went: string[] = []
const go = (name: string) => idleTurn(() => went.push(name))
/** The browser is idle. */
const idle = () => asked.shift()?.[0]()

beforeEach(() => {
  asked.length = 0
  went.length = 0
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: { timeout?: number }) =>
    asked.push([run, options?.timeout]),
  )
})
afterEach(() => vi.unstubAllGlobals())

test('one is called each time that the browser is idle, in the order in which they asked', () => {
  for (const name of ['promotions', 'winners', 'lanes']) go(name)
  for (const expected of [['promotions'], ['promotions', 'winners'], ['promotions', 'winners', 'lanes']]) {
    // the browser is asked for one at a time, and a busy one does not keep it for ever
    expect(asked.map(([, timeout]) => timeout)).toEqual([300])
    idle()
    expect(went).toEqual(expected)
  }
  expect(asked).toEqual([])
  go('jackpots')
  idle()
  expect(went.at(-1)).toBe('jackpots')
})

test('one that is called off costs no turn', () => {
  const callOff = go('promotions')
  go('winners')
  callOff()
  idle()
  expect(went).toEqual(['winners'])
  expect(asked).toEqual([])
})

test('a browser that does not say when it is idle calls one a frame', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  for (const name of ['promotions', 'winners']) go(name)
  for (const expected of [['promotions'], ['promotions', 'winners']]) {
    expect(frames).toHaveLength(1)
    frames.shift()?.()
    vi.advanceTimersByTime(0)
    expect(went).toEqual(expected)
  }
  vi.useRealTimers()
})

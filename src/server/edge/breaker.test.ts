import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Admission, createBreaker } from './breaker'

const limits = { windowMs: 10_000, least: 4, share: 0.5, restMs: 1_000, mostRestMs: 4_000 }

function start() {
  const clock = { now: 0 }
  const breaker = createBreaker({ limits, now: () => clock.now })
  const through = (admission: Admission) => {
    if (admission.state !== 'let through') throw new Error('resting')
    return admission
  }
  const call = (end: 'good' | 'bad' | 'unknown') => through(breaker.ask()).end(end)
  return { clock, breaker, through, call }
}

test('rests when half of enough calls have failed, and not before', () => {
  const { breaker, call } = start()
  for (const end of ['bad', 'bad', 'bad', 'unknown', 'unknown'] as const) call(end)
  expect(breaker.ask().state).toBe('let through')
  call('good')
  expect(breaker.ask()).toEqual({ state: 'resting', forMs: 1_000 })
})

test('calls that go well keep it from resting, and old failures are forgotten', () => {
  const { clock, breaker, call } = start()
  for (const end of ['good', 'good', 'good', 'bad', 'bad'] as const) call(end)
  expect(breaker.ask().state).toBe('let through')
  clock.now = 10_000
  for (const end of ['bad', 'bad', 'bad'] as const) call(end)
  expect(breaker.ask().state).toBe('let through')
})

test('after the rest one call is tried, and others hear at once that it rests', () => {
  const { clock, breaker, through, call } = start()
  for (let times = 0; times < 4; times += 1) call('bad')
  clock.now = 999
  expect(breaker.ask()).toEqual({ state: 'resting', forMs: 1_000 })
  clock.now = 1_000
  const tried = through(breaker.ask())
  expect(breaker.ask().state).toBe('resting')
  tried.end('good')
  expect([breaker.ask().state, breaker.ask().state]).toEqual(['let through', 'let through'])
})

test('rests twice as long each time that the tried call fails, up to the most', () => {
  const { clock, breaker, call } = start()
  for (let times = 0; times < 4; times += 1) call('bad')
  for (const rest of [2_000, 4_000, 4_000]) {
    clock.now += 4_000
    call('bad')
    expect(breaker.ask()).toEqual({ state: 'resting', forMs: rest })
  }
})

test('a visitor who leaves decides nothing: the next call is tried', () => {
  const { clock, breaker, call } = start()
  for (let times = 0; times < 4; times += 1) call('bad')
  clock.now = 1_000
  call('unknown')
  call('good')
  expect(breaker.ask().state).toBe('let through')
})

test('calls that began before the rest say nothing when they end after it', () => {
  const { clock, breaker, through, call } = start()
  const slow = Array.from({ length: 10 }, () => through(breaker.ask()))
  for (let times = 0; times < 4; times += 1) call('bad')
  clock.now = 1_000
  call('good')
  for (const each of slow) each.end('bad')
  expect(breaker.ask().state).toBe('let through')
})

test('a platform that works again is asked again, whatever happened before', () => {
  const end = fc.constantFrom('good' as const, 'bad' as const, 'unknown' as const, 'never' as const)
  fc.assert(
    fc.property(fc.array(fc.tuple(end, fc.integer({ min: 0, max: 5_000 })), { maxLength: 100 }), (history) => {
      const { clock, breaker } = start()
      const open: Extract<Admission, { state: 'let through' }>[] = []
      for (const [became, wait] of history) {
        const asked = breaker.ask()
        clock.now += wait
        if (asked.state === 'resting') continue
        if (became === 'never') open.push(asked)
        else asked.end(became)
      }
      // deadlines end each call that hangs
      for (const each of open) each.end('bad')
      for (let times = 0; times < 2; times += 1) {
        clock.now += limits.mostRestMs + limits.windowMs
        const asked = breaker.ask()
        if (asked.state === 'let through') asked.end('good')
      }
      expect([breaker.ask().state, breaker.ask().state]).toEqual(['let through', 'let through'])
    }),
  )
})

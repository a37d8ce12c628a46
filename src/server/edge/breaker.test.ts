import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Admission, type CallEnd, type Caller, createBreaker } from './breaker'

const limits = {
  windowMs: 10_000,
  minimumFailures: 3,
  mostAlike: 1,
  failureRatio: 0.5,
  openMs: 1_000,
  mostOpenMs: 4_000,
  patienceMs: 3_000,
}

type Allowed = Extract<Admission, { state: 'allowed' }>

/** Each call is of another path and another visitor, where nothing is said. */
function start() {
  const clock = { now: 0 }
  const breaker = createBreaker({ limits, now: () => clock.now })
  let callers = 0
  const somebody = (): Caller => {
    callers += 1
    return { path: `/wps/p${callers}`, visitor: `v${callers}` }
  }
  const ask = (caller = somebody()) => breaker.ask(caller)
  const allowed = (caller?: Caller): Allowed => {
    const admission = ask(caller)
    if (admission.state !== 'allowed') throw new Error('open')
    return admission
  }
  const call = (end: CallEnd, caller?: Caller) => allowed(caller).end(end)
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) call('bad')
  }
  return { clock, breaker, ask, allowed, call, fail }
}

test('opens when half of enough calls have failed, and not before', () => {
  const { ask, call } = start()
  for (const end of ['bad', 'bad', 'left', 'left'] as const) call(end)
  expect(ask().state).toBe('allowed')
  for (const end of ['good', 'good', 'good', 'good', 'bad'] as const) call(end)
  expect(ask().state).toBe('allowed')
  call('bad')
  expect(ask()).toEqual({ state: 'open', forMs: 1_000 })
})

test('calls that go well keep it closed, and old failures are forgotten', () => {
  const { clock, ask, call, fail } = start()
  for (const end of ['good', 'good', 'good', 'good', 'bad', 'bad', 'bad'] as const) call(end)
  expect(ask().state).toBe('allowed')
  clock.now = 10_000
  fail(2)
  expect(ask().state).toBe('allowed')
})

test('failures of one path, and those of one visitor, are too few together as well', () => {
  const { ask, call } = start()
  for (let time = 0; time < 100; time += 1) {
    call('bad', { path: '/lotto/x', visitor: `v${time}` })
    call('bad', { path: `/lotto/${time}`, visitor: 'v' })
  }
  expect(ask().state).toBe('allowed')
})

test.each([
  ['one path', (time: number) => ({ path: '/lotto/x', visitor: `v${time}` })],
  ['one visitor', (time: number) => ({ path: `/lotto/${time}`, visitor: 'v' })],
])('failures of %s alone leave the others their platform', (_name, callerOf) => {
  const { ask, call } = start()
  for (let time = 0; time < 100; time += 1) call('bad', callerOf(time))
  expect(ask().state).toBe('allowed')
})

test('calls that visitors made up open nothing, are refused while it is open, and are never the one that is tried', () => {
  const { clock, breaker, ask, call, fail } = start()
  const makeUp = () => {
    const admission = breaker.ask(undefined)
    if (admission.state === 'allowed') admission.end('bad')
    return admission.state
  }
  for (let time = 0; time < 100; time += 1) expect(makeUp()).toBe('allowed')
  // nor are they among those of which half have to fail
  for (let time = 0; time < 4; time += 1) call('good')
  fail(3)
  expect(ask().state).toBe('allowed')
  fail(1)
  expect(makeUp()).toBe('open')
  clock.now = 1_000
  expect([makeUp(), ask().state, makeUp()]).toEqual(['open', 'allowed', 'open'])
})

test('visitors who cannot be told apart could be many', () => {
  const { ask, call } = start()
  for (let time = 0; time < 3; time += 1) call('bad', { path: `/wps/${time}`, visitor: undefined })
  expect(ask().state).toBe('open')
})

describe('a platform that hangs, asked again and again, has its circuit opened', () => {
  test.each([
    ['where calls fail after half a minute', 30_000, 'bad' as const],
    ['where visitors leave after twenty seconds', 20_000, 'left' as const],
  ])('%s', (_name, afterMs, end) => {
    const { clock, ask } = start()
    const waiting: { readonly at: number; readonly asked: Allowed }[] = []
    let isOpen = false
    for (let now = 0; now < 60_000 && !isOpen; now += 500) {
      clock.now = now
      while (waiting[0] && waiting[0].at <= now) waiting.shift()?.asked.end(end)
      const asked = ask()
      if (asked.state === 'open') isOpen = true
      else waiting.push({ at: now + afterMs, asked })
    }
    expect(isOpen).toBe(true)
    expect(clock.now).toBeLessThanOrEqual(afterMs + limits.windowMs)
  })
})

test('once it was open one call is tried, and others hear at once that it is open', () => {
  const { clock, ask, allowed, fail } = start()
  fail(3)
  clock.now = 999
  expect(ask()).toEqual({ state: 'open', forMs: 1_000 })
  clock.now = 1_000
  const tried = allowed()
  expect(ask().state).toBe('open')
  tried.end('good')
  expect([ask().state, ask().state]).toEqual(['allowed', 'allowed'])
})

test('where the tried call fails, another is tried at once, and it stays open longer only if that fails too', () => {
  const { clock, ask, call, fail } = start()
  fail(3)
  for (const forMs of [2_000, 4_000, 4_000]) {
    clock.now += 4_000
    fail(2)
    expect(ask()).toEqual({ state: 'open', forMs })
  }
  clock.now += 4_000
  call('bad')
  call('good')
  expect(ask().state).toBe('allowed')
})

test('whoever asks for a broken path all the time cannot keep the circuit open longer', () => {
  const { clock, ask, call, fail } = start()
  const polling = { path: '/lotto/x', visitor: 'v' }
  fail(3)
  for (let time = 0; time < 10; time += 1) {
    clock.now += 1_000
    call('bad', polling)
    expect(ask(polling)).toEqual({ state: 'open', forMs: 1_000 })
    expect(ask({ ...polling, visitor: 'w' }).state).toBe('open')
    expect(ask({ ...polling, path: '/lotto/y' }).state).toBe('open')
  }
  call('good')
  expect(ask().state).toBe('allowed')
})

test('a tried call that hangs keeps the platform from nobody for long', () => {
  const { clock, ask, allowed, call, fail } = start()
  fail(3)
  clock.now = 1_000
  const hanging = allowed()
  clock.now += limits.patienceMs - 1
  expect(ask().state).toBe('open')
  clock.now += 1
  call('good')
  hanging.end('bad')
  expect(ask().state).toBe('allowed')
})

test('a visitor who leaves soon decides nothing: the next call is tried', () => {
  const { clock, ask, call, fail } = start()
  fail(3)
  clock.now = 1_000
  call('left')
  call('good')
  expect(ask().state).toBe('allowed')
})

test('calls that began before the circuit opened say nothing when they end after it', () => {
  const { clock, ask, allowed, call, fail } = start()
  const slow = Array.from({ length: 10 }, () => allowed())
  fail(3)
  clock.now = 1_000
  call('good')
  for (const each of slow) each.end('bad')
  expect(ask().state).toBe('allowed')
})

test('a platform that works again is asked again, whatever happened before', () => {
  const end = fc.constantFrom('good' as const, 'bad' as const, 'left' as const, 'never' as const)
  const caller = fc.record({
    path: fc.constantFrom('/wps/a', '/wps/b', '/wps/c'),
    visitor: fc.constantFrom('v', 'w', undefined),
  })
  const step = fc.tuple(end, fc.integer({ min: 0, max: 5_000 }), caller)
  fc.assert(
    fc.property(fc.array(step, { maxLength: 100 }), (history) => {
      const { clock, ask } = start()
      const waiting: Allowed[] = []
      for (const [became, wait, by] of history) {
        const asked = ask(by)
        clock.now += wait
        if (asked.state === 'open') continue
        if (became === 'never') waiting.push(asked)
        else asked.end(became)
      }
      // deadlines end each call that hangs
      for (const each of waiting) each.end('bad')
      for (let times = 0; times < 2; times += 1) {
        clock.now += limits.mostOpenMs + limits.windowMs
        const asked = ask()
        if (asked.state === 'allowed') asked.end('good')
      }
      expect([ask().state, ask().state]).toEqual(['allowed', 'allowed'])
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Rate } from './rateLimiter'
import { createVisitorLimits, noLimits, type VisitorLimitOptions } from './visitorLimits'

const jade = { brand: 'jade', visitor: '203.0.113.7' }

function start(login: Rate, more: Partial<VisitorLimitOptions> = {}) {
  const clock = { now: 1_000 }
  const limits = createVisitorLimits({
    ...noLimits,
    rates: { ...noLimits.rates, login },
    now: () => clock.now,
    ...more,
  })
  return { clock, ...limits }
}

test('so many at once, then one after the other; the seconds to wait are told', () => {
  const { clock, take } = start({ times: 3, seconds: 60 })
  expect([1, 2, 3].map(() => take(jade, 'login'))).toEqual([undefined, undefined, undefined])
  expect(take(jade, 'login')).toBe(20)
  clock.now += 19_000
  expect(take(jade, 'login')).toBe(1)
  clock.now += 1_000
  expect([take(jade, 'login'), take(jade, 'login')]).toEqual([undefined, 20])
})

test('other visitors, brands and kinds are counted by themselves, and nobody unknown is', () => {
  const { take } = start({ times: 1, seconds: 60 })
  expect([take(jade, 'login'), take(jade, 'login')]).toEqual([undefined, 60])
  expect(take({ ...jade, visitor: '203.0.113.8' }, 'login')).toBeUndefined()
  expect(take({ ...jade, brand: 'aurora' }, 'login')).toBeUndefined()
  expect(take(jade, 'calls')).toBeUndefined()
  const unknown = { ...jade, visitor: undefined }
  expect([take(unknown, 'login'), take(unknown, 'login')]).toEqual([undefined, undefined])
})

test('who asked long ago is forgotten, who asks now and again is not', () => {
  const { take } = start({ times: 1, seconds: 60 }, { most: 4 })
  const by = (visitor: string) => take({ ...jade, visitor }, 'login')
  expect([by('a'), by('b')]).toEqual([undefined, undefined])
  for (const other of ['c', 'd', 'e', 'f']) expect([by(other), by('b')]).toEqual([undefined, 60])
  expect(by('a')).toBeUndefined()
})

test('calls under way at once, each ended once', () => {
  const { begin } = start({ times: 1, seconds: 1 }, { atOnce: 2 })
  const [one, two] = [begin(jade), begin(jade)]
  expect([one, two].every(Boolean)).toBe(true)
  expect(begin(jade)).toBeUndefined()
  expect(begin({ ...jade, brand: 'aurora' })).toBeDefined()
  one?.()
  one?.()
  expect(begin(jade)).toBeDefined()
  expect(begin(jade)).toBeUndefined()
})

const rate = fc.record({ times: fc.integer({ min: 1, max: 50 }), seconds: fc.integer({ min: 1, max: 600 }) })
const pauses = fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 200 })

test('never more in any stretch of time than the first lot and what the stretch earned', () => {
  fc.assert(
    fc.property(rate, pauses, (login, waits) => {
      const { clock, take } = start(login)
      const each = (login.seconds * 1000) / login.times
      const passed: number[] = []
      for (const wait of waits) {
        clock.now += wait
        if (take(jade, 'login') === undefined) passed.push(clock.now)
      }
      for (const [at, from] of passed.entries())
        for (const [until, to] of passed.entries())
          if (until >= at) expect(until - at + 1).toBeLessThanOrEqual(login.times + (to - from) / each + 0.001)
    }),
    { numRuns: 40 },
  )
})

test('who waits as long as was said is let in; who never asks faster than that never waits', () => {
  fc.assert(
    fc.property(rate, pauses, (login, waits) => {
      const { clock, take } = start(login)
      for (const wait of waits) {
        clock.now += wait
        const seconds = take(jade, 'login')
        if (seconds === undefined) continue
        clock.now += seconds * 1000
        expect(take(jade, 'login')).toBeUndefined()
      }
      const each = Math.ceil((login.seconds * 1000) / login.times)
      const patient = start(login)
      for (let times = 0; times < 100; times += 1) {
        expect(patient.take(jade, 'login')).toBeUndefined()
        patient.clock.now += each
      }
    }),
    { numRuns: 40 },
  )
})

describe('of members', () => {
  const calls = { times: 2, seconds: 60 }
  const member = (session: string, visitor: string | undefined = jade.visitor) => ({ ...jade, visitor, session })
  const some = () => start(calls, { rates: { ...noLimits.rates, login: calls, check: calls, calls } })

  test('each session is counted by itself, wherever it comes from', () => {
    const { take } = some()
    expect([1, 2, 3].map(() => take(member('a'), 'calls'))).toEqual([undefined, undefined, 30])
    expect(take(member('a', '203.0.113.8'), 'calls')).toBe(30)
    expect(take(member('a', undefined), 'calls')).toBe(30)
    expect(take(member('b'), 'calls')).toBeUndefined()
    expect(take(jade, 'calls')).toBeUndefined()
    expect([1, 2, 3].map(() => take(member('a'), 'check'))).toEqual([undefined, undefined, 30])
  })

  test('sessions of one address together make five times as many calls: anybody may make some up', () => {
    const { take } = some()
    const answers = Array.from({ length: 30 }, (_, index) => take(member(String(index)), 'calls'))
    expect(answers.filter((wait) => wait === undefined)).toHaveLength(10)
    // whoever was refused was not counted
    expect(take(member('29', '203.0.113.8'), 'calls')).toBeUndefined()
  })

  test('a session made up for a sign-in helps nobody', () => {
    const { take } = some()
    expect(['a', 'b', 'c'].map((session) => take(member(session), 'login'))).toEqual([undefined, undefined, 30])
  })
})

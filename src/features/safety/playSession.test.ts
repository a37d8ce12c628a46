import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answered,
  beat,
  beatEvery,
  isDue,
  join,
  type PlaySession,
  readPlaySession,
  writePlaySession,
} from './playSession'

const start = 1_700_000_000_000
const minute = 60_000
const fresh = join(undefined, 'c1', start)

/** Beats every ten seconds for so many minutes. */
const stay = (session: PlaySession, minutes: number, playing: boolean): PlaySession => {
  let now = session.seenAt
  let held = session
  for (const end = now + minutes * minute; now < end;) held = beat(held, (now += beatEvery), playing)
  return held
}

describe('a stay', () => {
  test('counts the time since sign-in, and the time with a game in sight', () => {
    const played = stay(stay(fresh, 5, false), 10, true)
    expect(played.seenAt - played.startedAt).toBe(15 * minute)
    expect(played.playedMs).toBe(10 * minute)
  })

  test.each([
    ['another page of the same account, a minute later', 'c1', minute, start],
    ['the same account after half an hour', 'c1', 30 * minute, start],
    ['the same account much later', 'c1', 31 * minute, start + 31 * minute],
    ['another account', 'c2', minute, start + minute],
  ])('%s', (_, customer, later, startedAt) => {
    expect(join(fresh, customer, start + later).startedAt).toBe(startedAt)
  })

  test('a device that slept did not play', () => {
    const woken = beat(fresh, start + 8 * 60 * minute, true)
    expect(woken.playedMs).toBeLessThanOrEqual(3 * beatEvery)
    expect(woken.seenAt - woken.startedAt).toBe(8 * 60 * minute)
  })
})

describe('the reality check', () => {
  test('is due after its minutes, and again that long after the answer', () => {
    const almost = stay(fresh, 14, true)
    expect(isDue(almost, 15)).toBe(false)
    const due = stay(almost, 1, true)
    expect(isDue(due, 15)).toBe(true)
    const next = answered(due, due.seenAt + minute)
    expect(isDue(stay(next, 14, false), 15)).toBe(false)
    expect(isDue(stay(next, 16, false), 15)).toBe(true)
  })

  test('none where the jurisdiction asks for none', () => {
    expect(isDue(stay(fresh, 600, true), 0)).toBe(false)
  })

  test('no order of beats, sleeps, and clocks set back puts it off for longer than its minutes in sight', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: -2 * 60 * minute, max: 2 * 60 * minute }), fc.boolean()), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(steps, (moves) => {
        let now = start
        let session = fresh
        for (const [by, playing] of moves) {
          now += by
          session = beat(session, now, playing)
          expect(session.playedMs).toBeGreaterThanOrEqual(0)
          expect(session.checkedAt).toBeLessThanOrEqual(session.seenAt)
          expect(session.startedAt).toBeLessThanOrEqual(session.seenAt)
        }
        expect(isDue(beat(session, now + 60 * minute, true), 60)).toBe(true)
      }),
    )
  })
})

describe('what is kept', () => {
  test('reads as it was written', () => {
    expect(readPlaySession(writePlaySession(fresh))).toEqual(fresh)
  })

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"customer":"c1"}',
    writePlaySession({ ...fresh, startedAt: Number.NaN }),
    '{"customer":1,"startedAt":1,"playedMs":1,"seenAt":1,"checkedAt":1}',
  ])('anything else is nothing: %s', (text) => {
    expect(readPlaySession(text)).toBeUndefined()
  })
})

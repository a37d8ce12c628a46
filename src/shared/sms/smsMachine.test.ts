import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Clock,
  failed,
  keep,
  longest,
  press,
  ready,
  restore,
  secondsLeft,
  sent,
  type SmsState,
  throttle,
  tick,
} from './smsMachine'

const at = (wall: number, steady = wall): Clock => ({ wall: 1_800_000_000_000 + wall, steady })
const minute = 60_000
const sending = press(ready, at(0))
const counting = sent(sending, at(500), minute)

describe('the button that sends a code', () => {
  it.each<[string, SmsState, (state: SmsState) => SmsState, string]>([
    ['a press sends', ready, (state) => press(state, at(0)), 'sending'],
    ['a second press while it sends is no press', sending, (state) => press(state, at(5_000)), 'sending'],
    ['a code that was sent counts down', sending, (state) => sent(state, at(500), minute), 'countdown'],
    ['a press during the countdown is none', counting, (state) => press(state, at(30_000)), 'countdown'],
    ['a countdown ends', counting, (state) => tick(state, at(60_500)), 'ready'],
    [
      'a press sends again after the countdown, before anything was drawn',
      counting,
      (state) => press(state, at(60_500)),
      'sending',
    ],
    ['a failure leads back', sending, (state) => failed(state, at(500)), 'ready'],
    ['too many requests rest', sending, (state) => failed(state, at(500), 300_000), 'countdown'],
    ['an answer that nobody waits for changes nothing', ready, (state) => sent(state, at(500), minute), 'ready'],
    ['a failure that nobody waits for changes nothing', counting, (state) => failed(state, at(500)), 'countdown'],
    ['a code that does not count', sending, (state) => sent(state, at(500), 0), 'ready'],
  ])('%s', (_name, state, step, expected) => expect(step(state).state).toBe(expected))

  it('sends at most once a second, failures too', () => {
    const back = failed(sending, at(100))
    expect(press(back, at(throttle - 1)).state).toBe('ready')
    expect(press(back, at(throttle)).state).toBe('sending')
  })

  it('is not fooled by a clock that stands still or goes back while throttled', () => {
    const back = failed(sending, at(100))
    expect(press(back, at(-3_600_000, throttle)).state).toBe('sending')
    expect(press(back, at(3_600_000, throttle - 1)).state).toBe('ready')
  })

  it.each<[string, Clock, number]>([
    ['at once', at(500), 60],
    ['after a part of a second', at(501), 60],
    ['after a second', at(1_500), 59],
    ['at the end', at(60_499), 1],
    ['over', at(60_500), 0],
    ['the laptop slept: the steady clock stood still', at(3_600_000, 501), 0],
    ['the clock was set back by an hour', at(30_500 - 3_600_000, 30_500), 30],
    ['the clock was set back and the page stood still', at(-3_600_000, 500), 60],
  ])('shows the seconds left: %s', (_name, clock, seconds) => expect(secondsLeft(tick(counting, clock))).toBe(seconds))

  it('is the same state where nothing changed', () => {
    const later = tick(counting, at(1_500))
    expect(tick(later, at(1_500))).toBe(later)
    expect(tick(later, at(700))).toBe(later)
    expect(tick(ready, at(9))).toBe(ready)
  })
})

describe('after a reload', () => {
  const kept = keep(counting) ?? { startedAt: 0, length: 0 }
  it.each<[string, Clock, number]>([
    ['goes on', at(20_500, 3), 40],
    ['is over', at(70_000, 3), 0],
    ['is long over', at(1e10, 3), 0],
    ['the clock was set back: from now on', at(-3_600_000, 3), 60],
  ])('%s', (_name, clock, seconds) => expect(secondsLeft(restore(kept, clock))).toBe(seconds))

  it('keeps nothing of other states', () => {
    expect(keep(ready)).toBeUndefined()
    expect(keep(sending)).toBeUndefined()
    expect(restore(undefined, at(0))).toBe(ready)
  })
})

describe('whatever the clocks do', () => {
  /** A wall clock that jumps either way, a steady one that stands still or goes on. */
  const clocks = fc.array(
    fc.record({
      wall: fc.oneof(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: -5_000, max: 5_000 })),
      steady: fc.oneof(fc.constant(0), fc.nat(120_000)),
    }),
    { minLength: 1, maxLength: 40 },
  )
  const lengths = fc.integer({ min: 1, max: 2 * longest })

  const walk = (steps: readonly { readonly wall: number; readonly steady: number }[], from: Clock): Clock[] => {
    let now = from
    return steps.map((step) => (now = { wall: now.wall + step.wall, steady: now.steady + step.steady }))
  }

  it('the seconds never grow, never exceed the length, and are 0 only when it is over', () => {
    fc.assert(
      fc.property(clocks, lengths, (steps, length) => {
        const start = at(0)
        let state = sent(press(ready, start), start, length)
        let shown = Math.ceil(Math.min(length, longest) / 1000)
        for (const clock of walk(steps, start)) {
          state = tick(state, clock)
          const seconds = secondsLeft(state)
          expect(seconds).toBeLessThanOrEqual(shown)
          expect(seconds === 0).toBe(state.state === 'ready')
          shown = seconds
        }
      }),
    )
  })

  it('is over once the page was awake, or the wall clock says so, for the whole length', () => {
    fc.assert(
      fc.property(clocks, lengths, (steps, length) => {
        const start = at(0)
        const whole = Math.min(length, longest)
        let state = sent(press(ready, start), start, length)
        for (const clock of walk(steps, start)) {
          state = tick(state, clock)
          const gone = Math.max(clock.steady - start.steady, clock.wall - start.wall)
          if (gone >= whole) expect(state.state).toBe('ready')
        }
      }),
    )
  })

  it('no two requests are within a second, and none is sent during a countdown', () => {
    const events = fc.array(
      fc.record({
        wall: fc.integer({ min: -1e9, max: 1e9 }),
        steady: fc.nat(90_000),
        event: fc.constantFrom('press', 'sent', 'failed', 'tooMany', 'tick'),
      }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(events, (steps) => {
        let state: SmsState = ready
        let last: number | undefined
        let clock = at(0)
        for (const { wall, steady, event } of steps) {
          clock = { wall: clock.wall + wall, steady: clock.steady + steady }
          const before = state
          if (event === 'press') state = press(state, clock)
          else if (event === 'sent') state = sent(state, clock, minute)
          else if (event === 'failed') state = failed(state, clock)
          else if (event === 'tooMany') state = failed(state, clock, 300_000)
          else state = tick(state, clock)
          if (state.state === 'sending' && before.state !== 'sending') {
            expect(tick(before, clock).state).toBe('ready')
            if (last !== undefined && before.state === 'ready' && before.pressed !== undefined) {
              expect(clock.steady - last).toBeGreaterThanOrEqual(throttle)
            }
            last = clock.steady
          }
        }
      }),
    )
  })

  it('a reload never lengthens it beyond its length, and never loses a countdown of a clock that is right', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: longest }),
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.nat(1e9),
        (length, jump, steady) => {
          const start = at(0)
          const kept = keep(sent(press(ready, start), start, length))
          const state = restore(kept, { wall: start.wall + jump, steady })
          const most = Math.ceil(length / 1000)
          expect(secondsLeft(state)).toBeLessThanOrEqual(most)
          if (jump >= 0 && jump < length)
            expect(secondsLeft(state)).toBe(Math.max(1, Math.ceil((length - jump) / 1000)))
          if (jump >= length) expect(state.state).toBe('ready')
        },
      ),
    )
  })
})

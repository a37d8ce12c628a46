import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askAgainIn } from './askAgain'
import { clockText, countdown, type Countdown, milestone, patience, serverTimeAt } from './countdown'

const drawsAt = 1_000_000
const next = { issue: '7', closesAt: drawsAt - 30_000, drawsAt }

describe('countdown', () => {
  it.each<[string, number, Countdown]>([
    ['a minute before', drawsAt - 60_000, { state: 'open', seconds: 60 }],
    ['within a second', drawsAt - 59_001, { state: 'open', seconds: 60 }],
    ['as bets close', drawsAt - 30_000, { state: 'closed', seconds: 30 }],
    ['in the last moment', drawsAt - 1, { state: 'closed', seconds: 1 }],
    ['at the draw', drawsAt, { state: 'drawing' }],
    ['while the numbers are awaited', drawsAt + patience - 1, { state: 'drawing' }],
    ['when they are long due', drawsAt + patience, { state: 'late' }],
  ])('%s', (_, now, state) => {
    expect(countdown(next, now)).toEqual(state)
  })

  it('is none without a next draw, and open to the end where bets never close', () => {
    expect(countdown(undefined, drawsAt)).toEqual({ state: 'none' })
    expect(countdown({ issue: '7', drawsAt }, drawsAt - 1)).toEqual({ state: 'open', seconds: 1 })
  })

  it('never runs backwards and never shows less than nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), fc.nat(100_000), (offset, later) => {
        const [before, after] = [countdown(next, drawsAt + offset), countdown(next, drawsAt + offset + later)]
        if (!('seconds' in after)) return true
        return after.seconds > 0 && 'seconds' in before && before.seconds >= after.seconds
      }),
    )
  })

  it('goes by the server, whatever the clock of the machine says', () => {
    expect(serverTimeAt({ serverTime: 5_000_000, arrivedAt: 300 }, 1_300)).toBe(5_001_000)
  })
})

it.each([
  [0, '00:00'],
  [7, '00:07'],
  [187, '03:07'],
  [3600, '1:00:00'],
  [90_061, '25:01:01'],
])('%i seconds read %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

describe('milestone', () => {
  const open = (seconds: number): Countdown => ({ state: 'open', seconds })
  const drawing: Countdown = { state: 'drawing' }
  it.each<[string, Countdown, Countdown, ReturnType<typeof milestone>]>([
    ['a second like any other', open(59), open(58), undefined],
    ['a minute is left', open(61), open(60), { state: 'seconds', seconds: 60 }],
    ['ten seconds are left', open(11), { state: 'closed', seconds: 10 }, { state: 'seconds', seconds: 10 }],
    ['the page slept over both', open(300), open(4), { state: 'seconds', seconds: 10 }],
    ['it is drawn', { state: 'closed', seconds: 1 }, drawing, { state: 'drawing' }],
    ['the numbers are still awaited', drawing, drawing, undefined],
    ['another draw has begun', drawing, open(60), undefined],
    ['the page slept through it', open(30), { state: 'late' }, undefined],
  ])('%s', (_, before, after, said) => {
    expect(milestone(before, after)).toEqual(said)
  })
})

describe('askAgainIn', () => {
  it.each([
    ['nothing without draws', [undefined], drawsAt, 0, undefined],
    ['a moment after the next draw', [next, { ...next, drawsAt: drawsAt + 9_000 }], drawsAt - 5_000, 0, 7_000],
    ['right after it', [next], drawsAt + 2_000, 0, 2_000],
    ['then ever more seldom', [next], drawsAt + 9_000, 2, 8_000],
    ['and no more seldom than this', [next], drawsAt + 999_000, 40, 30_000],
    ['for another game while one is late', [next, { ...next, drawsAt: drawsAt + 95_000 }], drawsAt + 90_000, 40, 7_000],
    ['far draws within the hour', [{ ...next, drawsAt: drawsAt * 1e6 }], drawsAt, 0, 3_600_000],
  ])('%s', (_, draws, now, tries, wait) => {
    expect(askAgainIn(draws, now, tries)).toBe(wait)
  })

  it('never asks at once, and never waits for ever', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2e9 }), { minLength: 1 }),
        fc.nat(2e9),
        fc.nat(60),
        (times, now, tries) => {
          const wait = askAgainIn(
            times.map((time) => ({ issue: '1', drawsAt: time })),
            now,
            tries,
          )
          return wait !== undefined && wait > 0 && wait <= 3_600_000
        },
      ),
    )
  })
})

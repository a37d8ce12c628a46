import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf, createLoadGuard, type LoadBounds } from './loadGuard'

/** Milliseconds of the thread. */
interface Costs {
  readonly page: number
  /** Taking a connection and reading its request. */
  readonly reading: number
  readonly refusal: number
}

interface Outcome {
  /** Of those who were served: when they came, and how long they waited until their page was made. */
  readonly served: readonly { readonly at: number; readonly waited: number }[]
  /** When they came who were turned away. */
  readonly shed: readonly number[]
}

/** A thread, by a clock of its own, that takes one new connection in a turn as Node does. It does something else for `pause`. */
function run(
  arrivals: readonly number[],
  { page, reading, refusal }: Costs,
  { bounds = boundsOf(100), pause = { at: Infinity, ms: 0 } } = {},
): Outcome {
  let clock = 0
  let turn: (() => void)[] = []
  const guard = createLoadGuard({ later: (work) => turn.push(work), bounds, now: () => clock })
  const served: { at: number; waited: number }[] = []
  const shed: number[] = []
  let paused = false
  for (let next = 0; next < arrivals.length || turn.length > 0;) {
    const at = arrivals[next] ?? Infinity
    if (turn.length === 0) clock = Math.max(clock, at)
    if (!paused && clock >= pause.at) {
      clock += pause.ms
      paused = true
    }
    if (at <= clock) {
      next += 1
      clock += reading
      guard({
        isPage: true,
        serve: (end) => {
          clock += page
          served.push({ at, waited: clock - at })
          end()
        },
        refuse: () => {
          clock += refusal
          shed.push(at)
        },
      })
    }
    const works = turn
    turn = []
    for (const work of works) work()
  }
  return { served, shed }
}

/** So many times what the thread can serve, for so long. */
function visitors(load: number, { page, reading }: Costs, ms: number, from = 0): readonly number[] {
  const between = (page + reading) / load
  return Array.from({ length: Math.floor(ms / between) }, (_, index) => from + index * between)
}

const anyCosts = fc
  .double({ min: 0.3, max: 4, noNaN: true })
  .map((page) => ({ page, reading: page / 20, refusal: page / 40 }))
const longest = ({ served }: Outcome) => served.reduce((most, { waited }) => Math.max(most, waited), 0)

describe('the load guard', () => {
  test('turns nobody away while all can be served, not even after a pause', () => {
    fc.assert(
      fc.property(anyCosts, fc.double({ min: 0.05, max: 0.7, noNaN: true }), (costs, load) => {
        const { shed, served } = run(visitors(load, costs, 3_000), costs, { pause: { at: 2_000, ms: 250 } })
        expect([shed, served.length > 0]).toEqual([[], true])
      }),
      { numRuns: 40 },
    )
  })

  test('turns away no file of three first visits, however slow a process is that has just started', () => {
    const arrivals = Array.from({ length: 100 }, (_, index) => index / 10)
    const costs = { page: 10, reading: 0.1, refusal: 0.1 }
    const { shed, served } = run(arrivals, costs)
    expect([shed, served.length]).toEqual([[], 100])
    expect(run(arrivals, costs, { bounds: { ...boundsOf(100), few: 16 } }).shed.length).toBeGreaterThan(0)
  })

  test('whoever is served waits for less than a second, however many come, and the thread is not left idle', () => {
    fc.assert(
      fc.property(anyCosts, fc.double({ min: 1.3, max: 10, noNaN: true }), (costs, load) => {
        const arrivals = visitors(load, costs, 3_000)
        const outcome = run(arrivals, costs)
        expect(outcome.shed.length).toBeGreaterThan(0)
        expect(outcome.served.length + outcome.shed.length).toBe(arrivals.length)
        expect(longest(outcome)).toBeLessThan(1_000)
        // what reading and refusals leave of the thread makes pages
        const left = 1 - (load * (costs.reading + costs.refusal)) / (costs.page + costs.reading)
        expect(outcome.served.length).toBeGreaterThan(0.8 * left * (3_000 / (costs.page + costs.reading)))
      }),
      { numRuns: 40 },
    )
  })

  test('without it everybody waits for as long as the load has lasted', () => {
    const costs = { page: 1, reading: 0.05, refusal: 0.02 }
    expect(longest(run(visitors(10, costs, 2_000), costs, { bounds: boundsOf(1e9) }))).toBeGreaterThan(10_000)
  })

  test('some are served even where turning the rest away is more than the thread can do', () => {
    const costs = { page: 1, reading: 0.1, refusal: 0.1 }
    const { served, shed } = run(visitors(10, costs, 5_000), costs)
    expect([served.length > 500, shed.length > 0]).toEqual([true, true])
  })

  test('serves everybody again once fewer come', () => {
    fc.assert(
      fc.property(anyCosts, fc.double({ min: 2, max: 10, noNaN: true }), (costs, load) => {
        const arrivals = [...visitors(load, costs, 1_000), ...visitors(0.5, costs, 3_000, 1_000)]
        const { served, shed } = run(arrivals, costs)
        expect(shed.filter((at) => at > 3_000)).toEqual([])
        expect(served.filter(({ at, waited }) => at > 3_000 && waited > 50)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  /** A guard whose turns and clock are moved by hand; requests are named, and say what became of them. */
  function byHand(bounds: LoadBounds = { calmMs: 300, busyMs: 100, few: 0, pages: 10 }) {
    let clock = 0
    let works: (() => void)[] = []
    const told: string[] = []
    const counts: number[] = []
    const ends = new Map<string, () => void>()
    const guard = createLoadGuard({
      later: (work) => works.push(work),
      bounds,
      now: () => clock,
      onShed: (count) => counts.push(count),
    })
    return {
      told,
      counts,
      ends,
      come: (name: string, isPage = true) =>
        guard({
          isPage,
          serve: (end) => {
            told.push(name)
            ends.set(name, end)
          },
          refuse: () => told.push(`no ${name}`),
        }),
      turnsAt: (time: number) => {
        clock = time
        for (let left = 200; left > 0; left -= 1) {
          const now = works
          works = []
          for (const work of now) work()
        }
        return told.splice(0)
      },
    }
  }

  test('what is no page waits for twice as long; first come, first served', () => {
    const { come, turnsAt } = byHand()
    come('page')
    come('file', false)
    come('page 2')
    expect(turnsAt(300)).toEqual(['file', 'page', 'page 2'])
    come('call', false)
    expect(turnsAt(300 + 600)).toEqual(['call'])
    come('call 2', false)
    expect(turnsAt(900 + 601)).toEqual(['no call 2'])
    come('page 3')
    come('call 3', false)
    expect(turnsAt(1_501 + 301)).toEqual(['no page 3', 'call 3'])
  })

  test('once somebody waited too long others wait less, until nobody waits; what was turned away is counted', () => {
    const { come, turnsAt, counts } = byHand()
    come('1')
    come('2')
    expect([turnsAt(301), counts]).toEqual([['no 1', 'no 2'], [2]])
    come('3')
    expect(turnsAt(301 + 250)).toEqual(['3'])
  })

  test('a few are served however long they have waited: the thread was away, and it is soon done with them', () => {
    const { come, turnsAt } = byHand({ calmMs: 300, busyMs: 100, few: 2, pages: 10 })
    for (const name of ['1', '2', '3']) come(name)
    expect(turnsAt(5_000)).toEqual(['no 1', '2', '3'])
    for (const name of ['4', '5']) come(name)
    expect(turnsAt(10_000)).toEqual(['4', '5'])
  })

  test('so many pages are under way at once, whatever they wait for; the rest goes on', () => {
    const { come, turnsAt, ends } = byHand({ calmMs: 300, busyMs: 100, few: 0, pages: 2 })
    for (const name of ['1', '2', '3']) come(name)
    come('file', false)
    expect(turnsAt(1)).toEqual(['file', '1', '2', 'no 3'])
    ends.get('1')?.()
    ends.get('1')?.()
    for (const name of ['4', '5']) come(name)
    expect(turnsAt(2)).toEqual(['4', 'no 5'])
  })
})

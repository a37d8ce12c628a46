import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  confirm,
  current,
  type Held,
  type Most,
  none,
  takeBack,
  timeToConfirm,
  waitForLooser,
  wish,
} from './limitRules'

const looser = (held: Most, wished: Most) => held !== undefined && (wished === undefined || wished > held)

it('counts a stricter limit at once, and a looser one after a day and a second yes', () => {
  const set = wish(none, 100, 0)
  expect(set.most).toBe(100)
  const asked = wish(set, 200, 10)
  expect(asked).toEqual({ most: 100, change: { most: 200, askedAt: 10 } })
  expect(confirm(asked, 9 + waitForLooser)).toBeUndefined()
  expect(confirm(asked, 10 + waitForLooser)).toEqual({ most: 200, change: undefined })
  expect(wish(asked, 50, 20)).toEqual({ most: 50, change: undefined })
})

it('does not begin the wait anew for the same wish, and forgets one that nobody confirms', () => {
  const asked = wish({ most: 100, change: undefined }, undefined, 10)
  expect(wish(asked, undefined, 5_000)).toEqual(asked)
  expect(wish(asked, 300, 5_000).change).toEqual({ most: 300, askedAt: 5_000 })
  const late = 10 + waitForLooser + timeToConfirm
  expect(confirm(asked, late)).toEqual(none)
  expect(confirm(asked, late + 1)).toEqual({ most: 100, change: undefined })
  expect(current(asked, late + 1).change).toBeUndefined()
})

const most: fc.Arbitrary<Most> = fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined })
const step = fc.record({
  after: fc.oneof(
    fc.constantFrom(0, waitForLooser - 1, waitForLooser),
    fc.integer({ min: 0, max: 10 * waitForLooser }),
  ),
  act: fc.oneof(fc.record({ most }), fc.constantFrom('confirm' as const, 'takeBack' as const)),
})

it('in no order of wishes lets a looser limit count within a day of its wish, or without a second yes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let now = 0
      let held: Held = none
      let wished: { readonly most: Most; readonly at: number }[] = []
      for (const { after, act } of steps) {
        now += after
        const before = held
        if (act === 'confirm') held = confirm(held, now) ?? held
        else if (act === 'takeBack') held = takeBack(held)
        else held = wish(held, act.most, now)
        if (looser(before.most, held.most)) {
          expect(act).toBe('confirm')
          expect(wished.some((each) => each.most === held.most && now - each.at >= waitForLooser)).toBe(true)
        }
        if (typeof act === 'object') wished.push({ most: act.most, at: now })
        if (held.change === undefined) wished = []
      }
    }),
    { numRuns: 500 },
  )
})

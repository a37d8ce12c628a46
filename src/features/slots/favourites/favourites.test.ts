import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answered, isFavourite, noFavourites, press, shownIds } from './favourites'

describe('a heart', () => {
  it('is set at once, and stays when the platform agrees', () => {
    const pressed = press(noFavourites, '1', true, false)
    expect(pressed.send).toBe(true)
    expect(isFavourite(pressed.favourites, '1', false)).toBe(true)
    const done = answered(pressed.favourites, '1', true)
    expect(done.send).toBeUndefined()
    expect(isFavourite(done.favourites, '1', false)).toBe(true)
  })

  it('goes back to what it was when the call fails', () => {
    const added = answered(press(noFavourites, '1', true, false).favourites, '1', false)
    expect(isFavourite(added.favourites, '1', false)).toBe(false)
    const removed = answered(press(noFavourites, '1', false, true).favourites, '1', false)
    expect(isFavourite(removed.favourites, '1', true)).toBe(true)
  })

  it('pressed again while the call is out waits for it, and tells only what changed', () => {
    const first = press(noFavourites, '1', true, false)
    const second = press(first.favourites, '1', false, false)
    expect(second.send).toBeUndefined()
    expect(isFavourite(second.favourites, '1', false)).toBe(false)
    const next = answered(second.favourites, '1', true)
    expect(next.send).toBe(false)
    expect(press(second.favourites, '1', true, false).send).toBeUndefined()
    expect(answered(press(second.favourites, '1', true, false).favourites, '1', true).send).toBeUndefined()
  })

  it('ends as the platform has it, whatever is pressed and however calls end', () => {
    const acts = fc.array(fc.oneof(fc.record({ on: fc.boolean() }), fc.record({ success: fc.boolean() })), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(acts, fc.boolean(), (list, listed) => {
        let state = noFavourites
        let platform = listed
        let out: boolean | undefined
        const reply = (success: boolean) => {
          if (out === undefined) return
          if (success) platform = out
          const step = answered(state, '1', success)
          state = step.favourites
          out = step.send
        }
        for (const act of list) {
          if ('success' in act) reply(act.success)
          else {
            const step = press(state, '1', act.on, listed)
            state = step.favourites
            // one call at a time
            if (step.send !== undefined) {
              expect(out).toBeUndefined()
              out = step.send
            }
            expect(isFavourite(state, '1', listed)).toBe(act.on)
          }
        }
        for (let turn = 0; turn < 3; turn++) reply(true)
        expect(isFavourite(state, '1', listed)).toBe(platform)
      }),
    )
  })

  it('puts what was added last first, and leaves out what was taken away', () => {
    let state = press(noFavourites, '7', true, false).favourites
    state = press(state, '8', true, false).favourites
    state = press(state, '2', false, true).favourites
    expect(shownIds(state, ['1', '2', '3'])).toEqual(['8', '7', '1', '3'])
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { activityState, type ActivitySituation } from './activityState'

const open: ActivitySituation = {
  ...{ kind: 'PLAY', startsAt: 100, endsAt: 200, joinBy: 150, claimBy: 300 },
  ...{ isFull: false, isBarred: false, entry: undefined, isDone: false },
}
const endless = { endsAt: undefined, joinBy: undefined, claimBy: undefined }

it.each([
  [{}, 99, 'COMING'],
  [{}, 100, 'JOIN'],
  [{}, 149, 'JOIN'],
  [{}, 150, 'CLOSE'],
  [{}, 200, 'CLOSED'],
  [{ isFull: true }, 100, 'CLOSE'],
  [{ isBarred: true }, 100, 'JOIN'],
  [endless, 1e12, 'JOIN'],
  [{ kind: 'GIFT' }, 100, 'CLAIM'],
  [{ kind: 'GIFT', isBarred: true }, 100, 'JOIN'],
  [{ kind: 'GIFT' }, 99, 'COMING'],
  [{ kind: 'GIFT' }, 149, 'CLAIM'],
  [{ kind: 'GIFT' }, 150, 'CLOSE'],
  [{ kind: 'GIFT', joinBy: undefined }, 199, 'CLAIM'],
  [{ kind: 'GIFT', joinBy: undefined }, 200, 'CLOSED'],
  [{ entry: 'SIGNED' }, 199, 'SIGNED'],
  [{ entry: 'SIGNED' }, 200, 'CLOSED'],
  [{ entry: 'SIGNED', isDone: true }, 299, 'CLAIM'],
  [{ entry: 'SIGNED', isDone: true }, 300, 'CLOSED'],
  [{ entry: 'SIGNED', isDone: true, ...endless }, 1e12, 'CLAIM'],
  [{ entry: 'APPLYING' }, 1e12, 'APPLYING'],
  [{ entry: 'PROCESS' }, 1e12, 'PROCESS'],
  [{ entry: 'REJECTED' }, 100, 'REJECTED'],
  [{ entry: 'ISSUED' }, 1e12, 'ISSUED'],
  [{ entry: 'CLAIMED' }, 1e12, 'CLAIMED'],
] as const)('%j at %i is %s', (more, now, state) => expect(activityState({ ...open, ...more }, now)).toBe(state))

it('never offers to join or claim what has not begun or is over', () => {
  const time = fc.integer({ min: 0, max: 1_000 })
  fc.assert(
    fc.property(time, time, time, fc.boolean(), fc.boolean(), (startsAt, length, now, isFull, isBarred) => {
      const endsAt = startsAt + length
      const window = { startsAt, endsAt, joinBy: undefined, claimBy: endsAt + 10 }
      const state = activityState({ ...open, ...window, kind: 'GIFT', isFull, isBarred }, now)
      if (now < startsAt || now >= endsAt) expect(['COMING', 'CLOSED']).toContain(state)
    }),
  )
})

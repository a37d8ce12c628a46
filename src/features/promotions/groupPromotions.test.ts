import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Activity } from '../../contract/activity'
import { activityStates } from './activityStates'
import { groupPromotions } from './groupPromotions'

const promotion = (id: string) => ({ id, title: id, content: '', timestamp: 0 })
const activity = (activityId: string, state: string): Activity => ({
  ...{ activityId, state, mode: 'PLAY', startsAt: 0, timeZone: 'UTC', who: 'All', conditions: [], steps: [] },
  prize: { kind: 'NOTHING' },
})
const byId = (states: Readonly<Record<string, string>>) =>
  new Map(Object.entries(states).map(([id, state]) => [id, activity(id, state)]))

it('puts what waits to be claimed first, and what is over last', () => {
  const states = { a: 'CLOSED', b: 'SIGNED', c: 'CLAIM', d: 'COMING', e: 'JOIN', f: 'SUSPENDED' }
  const groups = groupPromotions([...'abcdefg'].map(promotion), byId(states))
  expect(groups.map(({ group, promotions }) => [group, promotions.map(({ id }) => id).join('')])).toEqual([
    ['yours', 'cb'],
    ['on', 'efg'],
    ['coming', 'd'],
    ['over', 'a'],
  ])
})

it('shows each promotion once, whatever its state', () => {
  const state = fc.oneof(fc.constantFrom(...activityStates), fc.string())
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-f]{1,4}$/), state), (states) => {
      const ids = Object.keys(states)
      const shown = groupPromotions(ids.map(promotion), byId(states)).flatMap(({ promotions }) => promotions)
      expect(shown.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    }),
  )
})

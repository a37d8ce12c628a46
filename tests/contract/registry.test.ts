import { expect, it } from 'vitest'
import { registry } from '../../src/app/registry'
import type { Condition } from '../../src/engine/condition'
import { agentPageKeys, memberPageKeys } from '../../src/engine/pageKeys'
import { slotNames } from '../../src/engine/site'

const entries = slotNames.flatMap((slot) => registry.bySlot.get(slot) ?? [])
const leaves = (condition: Condition): readonly Condition[] =>
  condition.is === 'all' || condition.is === 'any'
    ? condition.of.flatMap(leaves)
    : condition.is === 'not'
      ? leaves(condition.of)
      : [condition]
const conditions = entries.flatMap(({ when }) => (when ? leaves(when) : []))

it('has no two entries of one name', () => {
  expect(registry.issues).toEqual([])
  expect(entries.length).toBeGreaterThan(80)
})

it.each([
  ['member.menu', memberPageKeys],
  ['agent.menu', agentPageKeys],
] as const)('%s opens a page for each key, and one only', (slot, keys) => {
  const named = (registry.bySlot.get(slot) ?? []).flatMap(({ props }) =>
    'pageKey' in props ? [props.pageKey, ...(props.aliases ?? [])] : [],
  )
  expect(named.sort()).toEqual([...keys].sort())
})

it('names entries that there are in its conditions', () => {
  const named = conditions.flatMap((leaf) => (leaf.is === 'kept' ? [leaf] : []))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ slot, id }) => registry.ids.get(slot)?.has(id) !== true)).toEqual([])
})

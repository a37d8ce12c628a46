import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupItems } from './groupItems'

it('keeps neighbours of a group together and every item in its place', () => {
  const items = fc.array(fc.record({ group: fc.constantFrom('funds', 'records', undefined), id: fc.integer() }))
  fc.assert(
    fc.property(items, (list) => {
      const groups = groupItems(list)
      expect(groups.flatMap(({ items: own }) => own)).toEqual(list)
      expect(groups.every(({ group, items: own }) => own.length > 0 && own.every((item) => item.group === group))).toBe(
        true,
      )
      expect(groups.some(({ group }, place) => place > 0 && groups[place - 1]?.group === group)).toBe(false)
    }),
  )
})

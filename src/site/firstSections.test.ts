import { expect, test } from 'vitest'
import type { Item } from '../engine/site'
import { isFirstSection } from './firstSections'

const section = (props: Item<'home.section'>['props']): Item<'home.section'> => ({
  id: 'lane',
  label: undefined,
  icon: undefined,
  group: undefined,
  variant: undefined,
  props,
})

test('what can be seen at once, and what keeps no place, is in the first picture', () => {
  const lane = section({ heights: [200, 240] })
  expect([0, 1, 2, 3, 4].map((place) => isFirstSection(lane, place))).toEqual([true, true, true, true, false])
  expect(isFirstSection(section({}), 9)).toBe(true)
})

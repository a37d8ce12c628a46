import { expect, test } from 'vitest'
import { nextInRow } from './rovingKeys'

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 1, true, 0],
  ['ArrowLeft', 1, true, 2],
  ['Home', 2, true, 0],
  ['End', 0, false, 2],
  ['Enter', 0, false, undefined],
])('%s on %s (rtl %s) goes to %s', (key, current, rtl, expected) => {
  expect(nextInRow(key, current, 3, rtl)).toBe(expected)
})

test('an empty row', () => {
  expect(nextInRow('ArrowRight', 0, 0, false)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { nextItem, typedItem } from './menuKeys'

const labels = ['Member centre', 'Deposit', 'Betting record', 'Messages', 'Log out']

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 0],
  ['ArrowUp', 0, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['x', 1, undefined],
])('%s on item %s goes to %s', (key, current, expected) => {
  expect(nextItem(key, current, labels)).toBe(expected)
})

test('no items, nowhere to go', () => {
  expect(nextItem('ArrowDown', 0, [])).toBeUndefined()
  expect(typedItem('a', 0, [])).toBeUndefined()
})

test.each([
  ['d', 0, 1],
  ['m', 0, 3],
  ['mm', 3, 0],
  ['mes', 0, 3],
  ['z', 0, undefined],
  ['', 0, undefined],
])('typing %j on item %s goes to %s', (typed, current, expected) => {
  expect(typedItem(typed, current, labels)).toBe(expected)
})

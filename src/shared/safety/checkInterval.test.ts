import { expect, test } from 'vitest'
import { choicesUpTo, intervalOf } from './checkInterval'

test.each([
  [undefined, 60, 60],
  [15, 60, 15],
  [60, 30, 30],
  [7, 60, 60],
  [15, 0, 0],
])('%s chosen of at most %s is %s', (chosen, most, minutes) => {
  expect(intervalOf(chosen, most)).toBe(minutes)
})

test('a choice is never longer than what the jurisdiction asks for', () => {
  expect([60, 30, 15, 0].map(choicesUpTo)).toEqual([[15, 30, 60], [15, 30], [15], []])
})

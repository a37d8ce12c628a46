import { expect, it } from 'vitest'
import { afterReset } from './resetPassword'

it.each([
  ['entered', false, 'stay'],
  ['entered', true, 'stay'],
  ['change-password', true, 'stay'],
  ['second-check', false, 'stay'],
  ['second-check', true, 'close'],
  ['given-up', false, 'logIn'],
  ['given-up', true, 'close'],
] as const)('after %s, with a login below: %s, %s', (outcome, below, expected) =>
  expect(afterReset(outcome, below)).toBe(expected),
)

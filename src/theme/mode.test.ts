import { expect, test } from 'vitest'
import { themeOf } from './mode'

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('%s with system dark %s is %s', (mode, systemDark, expected) => {
  expect(themeOf(mode, systemDark)).toBe(expected)
})

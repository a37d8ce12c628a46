import { expect, it } from 'vitest'
import { moveOf } from './useMoved'

it.each([
  ['2.10', '2.10', undefined],
  ['2.10', '2.1', undefined],
  ['2', '2.000', undefined],
  ['2.10', '2.101', 'up'],
  ['9.5', '10', 'up'],
  ['10', '9.5', 'down'],
  ['2.1', '2.09', 'down'],
] as const)('from %s to %s', (from, to, move) => {
  expect(moveOf(from, to)).toBe(move)
})

import { expect, test } from 'vitest'
import { keepBytes, keptBytes } from './keptBytes'

test('what was asked for last is kept', () => {
  const third = () => new Uint8Array(30_000_000)
  keepBytes('a', third())
  keepBytes('b', third())
  expect(keptBytes('a')).toHaveLength(30_000_000)
  keepBytes('c', third())
  expect([keptBytes('a') !== undefined, keptBytes('b') !== undefined]).toEqual([true, false])
  for (const key of ['a', 'c']) keepBytes(key, new Uint8Array(0))
})

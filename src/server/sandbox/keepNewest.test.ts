import { expect, test, vi } from 'vitest'
import { keepNewest } from './keepNewest'

test('what was made is made once, and the oldest goes first', async () => {
  const kept = keepNewest<string>(2)
  const make = vi.fn((key: string) => key)
  const ask = (key: string) => kept(key, () => make(key))
  for (const key of ['a', 'b', 'a', 'c', 'a']) expect(await ask(key)).toBe(key)
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a'])
})

test('what is not there is looked for anew', async () => {
  const kept = keepNewest<string>(2)
  expect(await kept('a', () => undefined)).toBeUndefined()
  expect(await kept('a', () => 'now')).toBe('now')
})

test('a failure is tried again by the next who asks', async () => {
  const kept = keepNewest<string>(2)
  const make = vi.fn(() => Promise.resolve('a')).mockRejectedValueOnce(new Error('no memory'))
  const together = [kept('a', make), kept('a', make)]
  for (const asked of together) await expect(asked).rejects.toThrow('no memory')
  expect(await kept('a', make)).toBe('a')
  expect(make).toHaveBeenCalledTimes(2)
})

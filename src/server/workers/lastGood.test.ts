import { expect, test } from 'vitest'
import { keepLastGood } from './lastGood'

test('once a read has failed nobody waits for another: what was read last goes on', async () => {
  let now = 0
  let answer: () => Promise<string> = () => Promise.resolve('one')
  const failures: string[] = []
  const get = keepLastGood<string>({
    read: () => answer(),
    freshMs: 15,
    staleMs: 60,
    most: 10,
    now: () => now,
    hold: () => undefined,
    onFailure: (key) => failures.push(key),
  })
  expect(await get('a')).toBe('one')
  answer = () => Promise.reject(new Error('away'))
  now = 100
  expect(await get('a')).toBe('one')
  expect(failures).toEqual(['a'])
  // it hangs now: whoever comes after the pause has an answer all the same
  answer = () => new Promise<never>(() => undefined)
  now = 10_000
  expect(await get('a')).toBe('one')
})

test('what is stale and was not tried is waited for', async () => {
  let now = 0
  let count = 0
  const get = keepLastGood<number>({
    read: () => Promise.resolve(++count),
    freshMs: 15,
    staleMs: 60,
    most: 10,
    now: () => now,
    hold: () => undefined,
    onFailure: () => undefined,
  })
  const seen = []
  for (now of [0, 10, 30, 100]) seen.push(await get('a'))
  expect(seen).toEqual([1, 1, 1, 3])
})

test('a read that hangs keeps nobody for long, the first time and after a long time either', async () => {
  let now = 0
  let answer: () => Promise<string> = () => Promise.resolve('one')
  const get = keepLastGood<string>({
    read: () => answer(),
    freshMs: 15,
    staleMs: 60,
    waitMs: 20,
    most: 10,
    now: () => now,
    hold: () => undefined,
    onFailure: () => undefined,
  })
  expect(await get('a')).toBe('one')
  let fail: (error: Error) => void = () => undefined
  answer = () => new Promise<never>((_resolve, reject) => (fail = reject))
  now = 100
  expect(await Promise.all([get('a'), get('a')])).toEqual(['one', 'one'])
  fail(new Error('no answer'))
  await new Promise((resolve) => setTimeout(resolve, 0))
  // long after that, nobody is told what is long over where it can be read
  answer = () => Promise.resolve('two')
  now = 1_000_000
  expect(await get('a')).toBe('two')
})

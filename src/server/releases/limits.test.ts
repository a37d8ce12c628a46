import { expect, test } from 'vitest'
import { atMost, readOnce } from './limits'
import { StoreAway } from './releaseStore'

test('so many at once, so many wait, and who comes after them is told at once', async () => {
  const limit = atMost(2, 1)
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const act = async () => {
    most = Math.max(most, ++running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running -= 1
    return 'done'
  }
  const asked = [limit(act), limit(act), limit(act)]
  await expect(limit(act)).rejects.toBeInstanceOf(StoreAway)
  expect([running, ends.length]).toEqual([2, 2])
  ends[0]?.()
  await asked[0]
  await expect.poll(() => ends.length).toBe(3)
  ends.forEach((end) => end())
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'done'])
  expect(most).toBe(2)
})

test('one that fails makes room as well', async () => {
  const limit = atMost(1, 5)
  const failing = limit(() => Promise.reject(new Error('no')))
  const next = limit(() => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
  expect(await limit(() => Promise.resolve('again'))).toBe('again')
})

test('a content is read once for all who ask at the same time, and anew afterwards', async () => {
  const asked: string[] = []
  const bytes = new Uint8Array([1])
  let isAway = false
  const get = readOnce(async (hash) => {
    asked.push(hash)
    await Promise.resolve()
    if (isAway) throw new StoreAway('away')
    return bytes
  })
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual([bytes, bytes, bytes])
  expect(asked).toEqual(['a', 'b'])
  isAway = true
  await expect(get('a')).rejects.toThrow('away')
  isAway = false
  expect(await get('a')).toBe(bytes)
})

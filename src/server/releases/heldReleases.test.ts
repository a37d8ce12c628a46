import { expect, test } from 'vitest'
import type { LoadedBrand } from '../brands/loadedBrand'
import { createHeldReleases } from './heldReleases'
import { DamagedContent, StoreAway } from './releaseStore'

/** Loads that the test ends, by the release's name. */
function holding(most: number) {
  const asked: string[] = []
  const refused: string[] = []
  const endings = new Map<string, { good: () => void; bad: (error: Error) => void }>()
  let ms = 0
  const held = createHeldReleases({
    most,
    clock: () => ms,
    onFailure: (_brand, release, _error, isRemembered) => refused.push(`${release}${isRemembered ? ' again' : ''}`),
    load: (brand, release) => {
      asked.push(release)
      return new Promise<LoadedBrand>((resolve, reject) =>
        endings.set(release, { good: () => resolve({ id: brand } as LoadedBrand), bad: reject }),
      )
    },
  })
  const good = async (release: string) => {
    const loaded = held.load('comet', release)
    endings.get(release)?.good()
    await loaded
  }
  const bad = async (release: string, error: Error) => {
    const loaded = held.load('comet', release)
    endings.get(release)?.bad(error)
    await expect(loaded).rejects.toBe(error)
  }
  return { held, asked, refused, endings, good, bad, pass: (more: number) => (ms += more) }
}

test('what cannot be read takes no place of what is there', async () => {
  const { held, good, bad } = holding(2)
  await good('a')
  await good('b')
  for (const release of ['c', 'd', 'e']) await bad(release, new StoreAway('away'))
  expect([held.has('comet', 'a'), held.has('comet', 'b'), held.size()]).toEqual([true, true, 2])
})

test('one that is being read is never dropped, and those asked for longest ago are', async () => {
  const { held, asked, endings, good } = holding(2)
  const slow = held.load('comet', 'slow')
  await good('a')
  await good('b')
  await held.load('comet', 'a')
  await good('c')
  expect(['a', 'b', 'c'].map((release) => held.has('comet', release))).toEqual([true, false, true])
  expect(held.load('comet', 'slow')).toBe(slow)
  endings.get('slow')?.good()
  await slow
  expect(held.has('comet', 'slow')).toBe(true)
  expect(asked.filter((release) => release === 'slow')).toHaveLength(1)
})

test('what failed is read again after a while: sooner where only nobody answered', async () => {
  const { held, asked, bad, good, pass } = holding(2)
  await bad('a', new StoreAway('away'))
  await bad('b', new DamagedContent('altered'))
  pass(1_999)
  await expect(held.load('comet', 'a')).rejects.toThrow('away')
  expect(asked).toEqual(['a', 'b'])
  pass(1)
  await good('a')
  await expect(held.load('comet', 'b')).rejects.toThrow('altered')
  pass(28_000)
  await good('b')
  expect(asked).toEqual(['a', 'b', 'a', 'b'])
})

test('a failure is told when it happens, and each time that somebody asks while it is remembered', async () => {
  const { held, bad, refused, pass } = holding(2)
  await bad('a', new DamagedContent('altered'))
  await expect(held.load('comet', 'a')).rejects.toThrow('altered')
  pass(30_000)
  await bad('a', new DamagedContent('altered'))
  expect(refused).toEqual(['a', 'a again', 'a'])
})

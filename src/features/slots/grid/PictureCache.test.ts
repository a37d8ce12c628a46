import { expect, it } from 'vitest'
import { cacheSize, PictureCache } from './PictureCache'

it('keeps the last 200 pictures, and those that are seen again longer', () => {
  const cache = new PictureCache()
  for (let at = 0; at < cacheSize; at++) cache.keep(`/${at}`, at)
  cache.keep('/0', 0)
  cache.keep('/new', 'new')
  expect(cacheSize).toBe(200)
  expect(['/0', '/1', '/2', '/199', '/new'].map((address) => cache.has(address))).toEqual([
    true,
    false,
    true,
    true,
    true,
  ])
})

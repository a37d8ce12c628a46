import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { promotions } from './content/promotions'
import { promotionWidths } from './content/promotionWidths'
import { createTestSandbox } from './testing/testSandbox'

const sandbox = createTestSandbox()
afterAll(() => sandbox.close())
const get = (path: string, headers: Record<string, string> = {}) => sandbox.request('GET', path, { headers })

describe('image CDN', () => {
  it.each([
    '/cdn/games/100001.svg',
    '/cdn/games/100001.svg?brand=jade&plain=1',
    '/cdn/rooms/LUMA-T1.svg?brand=sahara',
    '/cdn/vendors/CIND.svg',
    '/cdn/vendors/CIND.svg?active=1',
    '/cdn/banners/first-week.svg?brand=jade&mirror=1',
    '/cdn/promotions/first-deposit.svg',
    '/cdn/rewards/mug.svg',
    '/cdn/ranks/gold.svg?brand=jade',
    '/cdn/avatars/3.svg',
  ])('draws %s, which caches may keep', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(response.headers.get('cache-control')).toContain('max-age=86400')
    expect(await response.text()).toMatch(/^<svg [^]*<\/svg>\s*$/)
    const again = await get(path, { 'If-None-Match': response.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it.each([
    '/cdn/games/100001.webp',
    '/cdn/games/100001.webp?brand=jade',
    '/cdn/rooms/LUMA-T1.webp?brand=jade',
    '/cdn/banners/first-week.webp?brand=jade',
    '/cdn/promotions/first-deposit.webp',
    '/cdn/rewards/headphones.webp',
    '/cdn/ranks/gold.webp',
  ])('serves %s as players get it', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(new TextDecoder('latin1').decode(bytes.subarray(0, 4))).toBe('RIFF')
    expect(bytes.length).toBeLessThan(120_000)
    const again = await get(path, { 'If-None-Match': response.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('has promotions in widths for phones and desktops, each of at most 60 kB', async () => {
    const most = Math.max(...promotionWidths)
    const houses = ['', '&brand=aurora', '&brand=jade', '&brand=sahara']
    const pictures = [
      ...promotions.map(({ id }, at) => `${id}.webp?w=${most}${houses[at % houses.length] ?? ''}`),
      ...promotionWidths.map((width) => `first-deposit.webp?w=${width}`),
      // the busiest of each
      ...houses.map((house) => `live-streak.webp?w=${most}${house}`),
    ]
    for (const picture of pictures) {
      const response = await get(`/cdn/promotions/${picture}`)
      expect(response.status).toBe(200)
      expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(60_000)
    }
    expect((await get('/cdn/promotions/first-deposit.webp?w=5000')).status).toBe(404)
  }, 60_000)

  it("keeps each merchant's pictures apart", async () => {
    for (const folder of [
      'banners/first-week',
      'promotions/first-deposit',
      'rooms/LUMA-T1',
      'ranks/gold',
      'rewards/mug',
    ]) {
      const tags = ['', '?brand=aurora', '?brand=jade', '?brand=sahara'].map(async (query) => {
        const response = await get(`/cdn/${folder}.webp${query}`)
        return response.headers.get('etag')
      })
      expect(new Set(await Promise.all(tags)).size).toBe(4)
    }
  })

  it('draws a picture once, whatever else stands in its address', async () => {
    const picturesDir = await mkdtemp(path.join(tmpdir(), 'marquee-pictures-'))
    const keeping = createTestSandbox({ picturesDir })
    /** How many pictures were drawn for these addresses. */
    const drawn = async (...queries: readonly string[]) => {
      for (const query of queries) {
        const response = await keeping.request('GET', `/cdn/banners/first-week.webp${query}`)
        expect(response.status).toBe(200)
      }
      const files = await readdir(picturesDir)
      for (const file of files) await rm(path.join(picturesDir, file))
      return files.length
    }
    expect(await drawn('')).toBe(1)
    expect(await drawn('?x=1', '?x=2', '?active=1', '?brand=', '?brand=a.b')).toBe(0)
    expect(await drawn('?brand=jade', '?mirror=1')).toBe(2)
    expect(await drawn('?mirror=2&brand=jade', '?brand=jade&mirror', '?mirror')).toBe(1)
    keeping.close()
    await rm(picturesDir, { recursive: true })
  })

  it.each([
    '/cdn/vendors/CIND.webp',
    '/cdn/games/1.webp',
    '/cdn/games/1.svg',
    '/cdn/games/x.svg',
    '/cdn/vendors/NOPE.svg',
    '/cdn/banners/nope.svg',
    '/cdn/rooms/NOPE-T1.webp',
    '/cdn/games/../x.svg',
    '/cdn/avatars/x.svg',
  ])('has no %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

import path from 'node:path'
import { expect, test } from 'vitest'
import type { Brand } from '../../src/engine/brand'
import { folderSource } from '../../src/server/brands/brandSource'
import { createBrandRegistry } from '../../src/server/brands/registry'
import { createEdge } from '../../src/server/edge/app'
import { verifyPassword } from '../../src/server/passwords'
import { defaultPassword } from '../../src/server/sandbox/seed/demoAccounts'

/** Does not compile once a page may be given the digest. */
export const refused = {
  // @ts-expect-error: what goes to a page has no place for it
  account: { defaultPasswordDigest: 'scrypt:16384:8:1:salt:hash' },
} satisfies Partial<Brand>

test('no page of any brand holds anything to guess the default password from, the inspector’s neither', async () => {
  const brands = await createBrandRegistry({ dir: path.resolve('brands'), watch: false })
  expect(brands.all()).toHaveLength(3)
  for (const { id, secrets } of brands.all())
    expect(await verifyPassword(defaultPassword, secrets.defaultPasswordDigest ?? ''), id).toBe(true)
  for (const inspector of [false, true]) {
    const edge = createEdge({
      brands: folderSource(brands),
      inspector,
      verifyPassword,
      assets: { find: () => undefined },
      tags: () => ({ modules: ['/assets/main.js'], preload: [], css: [] }),
      fetch: () => Promise.reject(new TypeError('no platform')),
      sandboxUrl: 'http://sandbox.test',
    })
    for (const { id, secrets } of brands.all()) {
      const { defaultPasswordDigest: digest = '' } = secrets
      for (const address of ['/index', '/login', '/member', '/nowhere']) {
        const html = await (
          await edge.request(`http://${id}.localhost${address}`, { headers: { Host: `${id}.localhost` } })
        ).text()
        expect(html).toContain('"knowsDefaultPassword":true')
        expect(html).not.toMatch(/scrypt|digest|sha-?256/i)
        for (const part of digest.split(':').filter((each) => each.length > 20)) expect(html).not.toContain(part)
      }
    }
  }
  await brands.close()
}, 30_000)

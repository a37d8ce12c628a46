import { afterAll, expect, test } from 'vitest'
import { createBrandRegistry } from './brands/registry'
import { createTestFolders } from './brands/testFolders'
import { siteTable } from './siteTable'

const folders = await createTestFolders()
afterAll(() => folders.cleanUp())

test('where each brand answers, and who may sign in', async () => {
  await folders.write('jade', { 'brand.json': { name: 'Jade' } })
  await folders.write('aurora', { 'brand.json': { name: 'Aurora', platform: { url: 'https://api.example.com' } } })
  const brands = await createBrandRegistry({ dir: folders.dir, watch: false })
  const text = siteTable(brands.all(), 4000, 'http://127.0.0.1:5000')
  expect(text).toMatch(
    /Aurora {3}http:\/\/aurora\.localhost:4000 {3}https:\/\/api\.example\.com\n {2}Jade {5}http:\/\/jade\.localhost:4000 {5}sandbox/,
  )
  for (const account of ['member01', 'vip01', 'agent41', 'demo01', 'Marquee1']) expect(text).toContain(account)
  const without = siteTable(brands.all(), 4000, undefined)
  expect(without).not.toContain('member01')
  expect(without).toMatch(/jade\.localhost:4000 +none: the sandbox does not run$/m)
  expect(without).toContain('https://api.example.com')
  expect(siteTable([], 4000, undefined)).toContain('no brand is served')
})

import path from 'node:path'
import { expect, test } from 'vitest'
import { formatBrandError } from '../../src/server/brands/brandError'
import { createBrandRegistry } from '../../src/server/brands/registry'
import { deriveTheme } from '../../src/theme/derive'
import { weakPairs } from '../../src/theme/contrastPairs'

test('the brands that come with the product are right, and their typefaces have fallbacks of their measure', async () => {
  const brands = await createBrandRegistry({ dir: path.resolve('brands'), watch: false })
  expect([...brands.errors().values()].flat().map(formatBrandError)).toEqual([])
  expect(
    brands
      .all()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['aurora', 'jade', 'sahara'])
  for (const { id, theme, files } of brands.all()) {
    expect(weakPairs(deriveTheme(theme)), id).toEqual([])
    expect(Object.keys(await files.fontMetrics()).length, id).toBeGreaterThan(0)
  }
  await brands.close()
})

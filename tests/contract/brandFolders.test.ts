import path from 'node:path'
import { expect, test } from 'vitest'
import { formatBrandError } from '../../src/server/brands/brandError'
import { createBrandRegistry } from '../../src/server/brands/registry'
import { createTestFolders } from '../../src/server/brands/testFolders'
import { messageKeys } from '../../src/server/messageKeys'
import { deriveTheme } from '../../src/theme/derive'
import { weakPairs } from '../../src/theme/contrastPairs'

test('the brands that come with the product are right, and their typefaces have fallbacks of their measure', async () => {
  const brands = await createBrandRegistry({ dir: path.resolve('brands'), watch: false, knownMessageKeys: messageKeys })
  expect([...brands.errors().values()].flat().map(formatBrandError)).toEqual([])
  expect(
    brands
      .all()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['aurora', 'jade', 'sahara'])
  for (const { id, theme, files } of brands.all()) {
    expect(weakPairs(deriveTheme(theme)), id).toEqual([])
    expect(Object.keys((await files.fontFigures()).metrics).length, id).toBeGreaterThan(0)
  }
  await brands.close()
})

test('a text that the product does not have is refused, with the one that may be meant', async () => {
  const folders = await createTestFolders()
  await folders.write('mine', { 'brand.json': {}, 'locales/en.json': { 'auth.logIn': 'Come in', 'auth.logInn': 'In' } })
  const brands = await createBrandRegistry({ dir: folders.dir, watch: false, knownMessageKeys: messageKeys })
  const errors = [...brands.errors().values()].flat().map(formatBrandError)
  expect(errors).toHaveLength(1)
  expect(errors.join()).toContain('Did you mean "auth.logIn"')
  await brands.close()
  await folders.cleanUp()
})

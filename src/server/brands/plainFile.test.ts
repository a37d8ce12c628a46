import { execFileSync } from 'node:child_process'
import { lstatSync } from 'node:fs'
import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPlainBytes, stampOf } from './plainFile'
import { createBrandRegistry } from './registry'
import { createTestFolders, type TestFolders } from './testFolders'

let folders: TestFolders
beforeEach(async () => {
  folders = await createTestFolders()
  await folders.write('good', { 'brand.json': { name: 'Good' } })
  await folders.write('odd', { 'brand.json': { name: 'Odd' }, 'assets/logo.svg': '<svg/>' })
})
afterEach(() => folders.cleanUp())

const inOdd = (name: string) => path.join(folders.dir, 'odd', name)
const pipe = (name: string) => execFileSync('mkfifo', [inOdd(name)])

describe('a folder that has something else than a file', () => {
  const cases: readonly (readonly [name: string, make: () => Promise<unknown>, reason: RegExp])[] = [
    [
      'a pipe for brand.json',
      async () => (await rm(inOdd('brand.json')), pipe('brand.json')),
      /brand\.json is not a plain file/,
    ],
    ['a pipe for theme.json', () => Promise.resolve(pipe('theme.json')), /theme\.json is not a plain file/],
    [
      'a pipe among the locales',
      async () => (await mkdir(inOdd('locales')), pipe('locales/en.json')),
      /en\.json is not a plain file/,
    ],
    ['a folder for theme.json', () => mkdir(inOdd('theme.json')), /theme\.json is not a plain file/],
    [
      'a text of gigabytes',
      async () => (await writeFile(inOdd('theme.json'), '{}'), truncate(inOdd('theme.json'), 3_000_000_000)),
      /3000000000 bytes; at most/,
    ],
    [
      'a link out of the folder',
      () => symlink('../good/brand.json', inOdd('theme.json')),
      /theme\.json is a link that leads out/,
    ],
    ['a link to a device', () => symlink('/dev/zero', inOdd('theme.json')), /leads out/],
    [
      'locales elsewhere',
      async () => (
        await folders.write('good', { 'locales/en.json': {} }),
        symlink('../good/locales', inOdd('locales'))
      ),
      /leads out/,
    ],
    [
      'assets elsewhere',
      async () => (await rm(inOdd('assets'), { recursive: true }), symlink('..', inOdd('assets'))),
      /assets is a link that leads out/,
    ],
  ]
  test.each(cases)('%s: its reason is told, the other brands are served', async (_name, make, reason) => {
    await make()
    const brands = await createBrandRegistry({ dir: folders.dir, watch: false })
    expect(brands.all().map(({ id }) => id)).toEqual(['good'])
    expect(
      brands
        .errors()
        .get('odd')
        ?.map(({ found }) => found)
        .join(),
    ).toMatch(reason)
    await brands.close()
  })
})

test('links inside the folder are followed, as where a volume is mounted', async () => {
  await folders.write('odd', { '..data/theme.json': { radius: 3 } })
  await symlink('..data/theme.json', inOdd('theme.json'))
  const brands = await createBrandRegistry({ dir: folders.dir, watch: false })
  expect(brands.get('odd')?.theme.radius).toBe(3)
  await brands.close()
})

test('an asset that became a pipe, a link or too large is not waited for: the good one is served, or none', async () => {
  const brands = await createBrandRegistry({ dir: folders.dir, watch: false })
  const files = brands.get('odd')?.files
  const good = await files?.read('logo.svg')
  expect(good).toBeDefined()
  await rm(inOdd('assets/logo.svg'))
  pipe('assets/logo.svg')
  expect(await files?.read('logo.svg')).toEqual(good)
  expect(await files?.version()).toMatch(/^[0-9a-f]{12}$/)
  await symlink('brand.json', inOdd('link'))
  const read = (name: string, most: number) => readPlainBytes(inOdd(name), most, stampOf(lstatSync(inOdd(name))))
  expect(await read('link', 4_000)).toBeUndefined()
  await writeFile(inOdd('large'), '12345')
  expect(await read('large', 4)).toBeUndefined()
  expect(await read('large', 5)).toHaveLength(5)
  await brands.close()
})

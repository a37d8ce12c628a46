import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestFolders, type TestFolders } from '../../../src/server/brands/testFolders'
import { jsonOf, runIn } from './testing/runIn'

let folders: TestFolders
let target = ''
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>'

beforeEach(async () => {
  env = {}
  folders = await createTestFolders()
  const place = await createTestFolders()
  target = path.join(place.dir, 'kv')
  onTestFinished(async () => {
    await folders.cleanUp()
    await place.cleanUp()
  })
})

const write = (id: string, more: object = {}) =>
  folders.write(id, {
    'brand.json': {
      name: id,
      merchant: id,
      languages: { default: 'en', supported: ['en'] },
      assets: { icon: 'icon.svg' },
      ...more,
    },
    'assets/icon.svg': logo,
  })
let env: Record<string, string> = {}
const exportKv = (...args: string[]) =>
  runIn(['export-kv', target, ...args], { env: { MARQUEE_BRANDS_DIR: folders.dir, ...env } })
const changed = async (...args: string[]) => {
  const ran = await exportKv('--json', ...args)
  const told = jsonOf(ran) as {
    readonly changed: readonly { readonly id: string }[]
    readonly files: readonly string[]
  }
  return { ids: told.changed.map(({ id }) => id), files: told.files }
}
/** As its last line has it. */
const wasPut = async () => {
  const [, name = ''] = /--was-put ([0-9a-f]{12})/.exec((await exportKv()).out) ?? []
  return exportKv('--was-put', name)
}
const keysIn = async (file: string) =>
  (JSON.parse(await readFile(path.join(target, file), 'utf8')) as { readonly key: string }[]).map(({ key }) => key)

test('an export holds what brands are made of, with their pictures, and then what points at it', async () => {
  await write('comet', { domains: ['www.comet.example'] })
  expect(await changed()).toEqual({ ids: ['comet'], files: ['content-001.json', 'brands.json'] })
  expect(await keysIn('brands.json')).toEqual(['brand/comet', 'host/comet.localhost', 'host/www.comet.example'])
  const contents = await keysIn('content-001.json')
  expect(contents.filter((key) => key.startsWith('content/'))).toHaveLength(3)
  expect(contents.filter((key) => /^picture\/comet\/[0-9a-f]{12}\/[a-z]+-\d+\.png$/.test(key))).toHaveLength(6)
})

test('the next export brings what has changed, and the keys of brands that are gone', async () => {
  await write('comet')
  await write('ember')
  await changed()
  await wasPut()
  expect(await changed()).toEqual({ ids: [], files: ['brands.json'] })
  await write('ember', { tagline: 'new' })
  expect(await changed('comet')).toEqual({ ids: [], files: ['brands.json'] })
  expect(await changed()).toEqual({ ids: ['ember'], files: ['content-001.json', 'brands.json'] })
  await wasPut()
  await folders.remove('comet')
  expect(await changed()).toEqual({ ids: [], files: ['brands.json', 'gone.json'] })
  const gone: unknown = JSON.parse(await readFile(path.join(target, 'gone.json'), 'utf8'))
  expect(gone).toEqual(['brand/comet', 'host/comet.localhost'])
  expect((await changed('--all')).ids).toEqual(['ember'])
  // whether they were deleted is not known here
  expect(await readdir(target)).toEqual(['brands.json', 'content-001.json', 'gone.json'])
  expect(JSON.parse(await readFile(path.join(target, 'gone.json'), 'utf8'))).toEqual(gone)
  await write('comet')
  expect((await changed()).files).toEqual(['content-001.json', 'content-002.json', 'brands.json'])
  await wasPut()
  await folders.write('comet', { 'brand.json': { abstract: true, name: 'Comet' } })
  expect((await changed()).files).toEqual(['brands.json', 'gone.json'])
  const { out } = await exportKv()
  expect(out).toContain('wrangler kv bulk put')
})

test('content stays to be put until it is said that it was: an export that nobody put loses nothing', async () => {
  await write('comet')
  await changed()
  const first = await readFile(path.join(target, 'content-001.json'), 'utf8')
  const { out } = await exportKv()
  expect(out).toContain('No brand has changed')
  expect(out).toContain('kv bulk put')
  expect(out).toContain('content-001.json')
  const [, name = ''] = /--was-put ([0-9a-f]{12})/.exec(out) ?? []
  await write('ember')
  expect((await changed()).files).toEqual(['content-001.json', 'content-002.json', 'brands.json'])
  expect(await readFile(path.join(target, 'content-001.json'), 'utf8')).toBe(first)
  // another export came while that one was being put
  expect(await exportKv('--was-put', name)).toMatchObject({
    code: 1,
    err: expect.stringContaining('not the last') as string,
  })
  expect(await readdir(target)).toHaveLength(3)
  await folders.remove('comet')
  await changed()
  expect((await wasPut()).out).toContain('content-001.json, content-002.json, gone.json')
  expect(await readdir(target)).toEqual(['brands.json'])
  expect(await exportKv('--was-put', name, 'ember')).toMatchObject({ code: 2 })
})

test('keys that are gone are told as many as are named, and a file of them that cannot be read is said', async () => {
  await write('comet')
  await write('ember')
  await changed()
  await folders.remove('comet')
  await changed()
  expect(jsonOf(await exportKv('--json'))).toMatchObject({ gone: 2 })
  await writeFile(path.join(target, 'gone.json'), 'something else')
  expect(await exportKv()).toMatchObject({
    code: 1,
    err: expect.stringContaining('not what an export wrote') as string,
  })
  expect(await readFile(path.join(target, 'gone.json'), 'utf8')).toBe('something else')
})

test('domains that the environment changes are exported where the folder is the same', async () => {
  await write('comet')
  await changed()
  const file = path.join(target, '..', 'environment.json')
  env = { MARQUEE_ENV_FILE: file }
  await writeFile(file, JSON.stringify({ comet: { domains: ['www.comet.example'] } }))
  expect((await changed()).ids).toEqual(['comet'])
  expect(await keysIn('brands.json')).toEqual(['brand/comet', 'host/comet.localhost', 'host/www.comet.example'])
  expect((await changed()).ids).toEqual([])
  await wasPut()
  await writeFile(file, JSON.stringify({ comet: { domains: ['comet.example'] } }))
  expect((await changed()).files).toEqual(['content-001.json', 'brands.json', 'gone.json'])
  expect(JSON.parse(await readFile(path.join(target, 'gone.json'), 'utf8'))).toEqual(['host/www.comet.example'])
})

test('what check refuses is not exported, and an export before stays as it was', async () => {
  await write('comet')
  await changed()
  const before = await readFile(path.join(target, 'brands.json'), 'utf8')
  await write('comet', { layout: { header: 'rial' } })
  const { code, out } = await exportKv()
  expect(code).toBe(1)
  expect(out).toContain('Nothing was exported.')
  expect(await readFile(path.join(target, 'brands.json'), 'utf8')).toBe(before)
})

test('a folder that holds something else, a base alone and a brand that is not there are said', async () => {
  await write('comet')
  await folders.write('base', { 'brand.json': { abstract: true, name: 'Base' } })
  expect(await exportKv('base')).toMatchObject({ code: 2, err: expect.stringContaining('only a base') as string })
  expect(await exportKv('comat')).toMatchObject({ code: 2, err: expect.stringContaining('"comet"') as string })
  await changed()
  await writeFile(path.join(target, 'brands.json'), 'something else')
  expect(await exportKv()).toMatchObject({
    code: 1,
    err: expect.stringContaining('not what an export wrote') as string,
  })
})

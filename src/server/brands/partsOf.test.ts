import { rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { foldersChangedSince } from './changedFolders'
import { foldersOf } from './partsOf'
import { createTestFolders, type TestFolders } from './testFolders'

let folders: TestFolders
beforeEach(async () => {
  folders = await createTestFolders()
  await folders.write('jade', {
    'brand.json': {},
    'locales/ar.json': {},
    'assets/icons/small/a.svg': '',
    'node_modules/a/b.js': '',
    '.git/refs/x': '',
  })
})
afterEach(() => folders.cleanUp())
const inJade = (...parts: string[]) => path.join(folders.dir, 'jade', ...parts)

test('a brand is its folder, its texts and its assets; what else lies there is not walked', async () => {
  await symlink('..', inJade('assets', 'up'))
  expect((await foldersOf(inJade())).toSorted()).toEqual([
    inJade(),
    inJade('assets'),
    inJade('assets', 'icons'),
    inJade('assets', 'icons', 'small'),
    inJade('locales'),
  ])
  expect(await foldersOf(path.join(folders.dir, 'nobody'))).toEqual([])
})

test('nor is what a brand that is a link leads to', async () => {
  await folders.write('../world/etc/deep', { 'x.json': '' })
  await symlink('../world', path.join(folders.dir, 'out'))
  expect(await foldersOf(path.join(folders.dir, 'out'))).toEqual([path.join(folders.dir, 'out')])
  const since = Date.now() + 10_000
  expect(await foldersChangedSince(folders.dir, ['out', 'jade'], () => since)).toEqual([])
  expect(await foldersChangedSince(folders.dir, ['out', 'jade'], () => 0)).toEqual(['out', 'jade'])
})

test('a link that leads to an older folder now has changed', async () => {
  const live = path.join(folders.dir, 'live')
  await folders.write('older', { 'brand.json': {} })
  await symlink('jade', live)
  await new Promise((resolve) => setTimeout(resolve, 150))
  const since = Date.now()
  const changed = () => foldersChangedSince(folders.dir, ['live', 'jade', 'older'], () => since)
  expect(await changed()).toEqual([])
  await rm(live)
  await symlink('older', live)
  expect(await changed()).toEqual(['live'])
})

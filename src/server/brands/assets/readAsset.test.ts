import { execFileSync } from 'node:child_process'
import { rm, symlink } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCatalogue } from '../product/catalogue'
import { lookClosely } from '../product/lookClosely'
import { readBrands } from '../readBrands'
import { createTestFolders, type TestFolders } from '../testFolders'

let folders: TestFolders
beforeEach(async () => {
  folders = await createTestFolders()
})
afterEach(() => folders.cleanUp())

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h9v9z"/></svg>'
const swaps: readonly (readonly [name: string, swap: (file: string) => unknown])[] = [
  ['a pipe that nobody writes to', (file) => execFileSync('mkfifo', [file])],
  ['a link out of the folder', (file) => symlink('/etc/hostname', file)],
  ['a device', (file) => symlink('/dev/zero', file)],
]

test.each(swaps)('an asset that becomes %s after the folder was listed is refused and not read', async (_, swap) => {
  await folders.write('jade', { 'brand.json': { assets: { logo: 'logo.svg' } }, 'assets/logo.svg': logo })
  const resolved = readBrands(folders.dir).resolved.get('jade')
  if (!resolved) throw new Error('the brand is right so far')
  const file = resolved.assets.get('logo.svg') ?? ''
  await rm(file)
  await swap(file)
  const { problems } = lookClosely(resolved, createCatalogue(new Map()))
  expect(problems).toMatchObject([{ message: 'the folder cannot be checked to its end' }])
})

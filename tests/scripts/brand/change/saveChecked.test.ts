import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveChecked } from '../../../../scripts/brand/change/saveChecked'
import { readContext } from '../../../../scripts/brand/context'
import { type Io, paintWith } from '../../../../scripts/brand/io'
import { createTestFolders, type TestFolders } from '../../../../src/server/brands/testFolders'

let folders: TestFolders
beforeEach(async () => {
  folders = await createTestFolders()
})
afterEach(() => folders.cleanUp())

const io: Io = {
  root: path.resolve(import.meta.dirname, '../../../..'),
  env: {},
  out: () => undefined,
  err: () => undefined,
  paint: paintWith(false),
  input: () => Promise.resolve(''),
  interactive: false,
  ask: () => Promise.resolve(undefined),
  onInterrupt: () => () => undefined,
}

test('where a file was saved meanwhile nothing is written, no picture either', async () => {
  const before = '{ "name": "Mine" }'
  await folders.write('mine', { 'brand.json': before })
  const file = path.join(folders.dir, 'mine/brand.json')
  const picture = path.join(folders.dir, '../icon.svg')
  writeFileSync(picture, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle r="9"/></svg>')
  const change = {
    id: 'mine',
    name: 'brand.json',
    before,
    after: '{ "name": "Mine", "assets": { "icon": "new.svg" } }',
  }
  const saving = saveChecked(
    await readContext(io, { brands: folders.dir }),
    [change],
    {
      dryRun: false,
      json: true,
      assets: { id: 'mine', files: new Map([['new.svg', picture]]) },
      // while the question stands
      confirm: () => {
        writeFileSync(file, '{ "name": "Yours" }')
        return Promise.resolve(true)
      },
    },
    io,
  )
  await expect(saving).rejects.toThrow('saved by somebody else meanwhile. Nothing was written')
  expect(readFileSync(file, 'utf8')).toBe('{ "name": "Yours" }')
  expect(existsSync(path.join(folders.dir, 'mine/assets'))).toBe(false)
})

test('where one file cannot be written none is, no picture and no temporary file either', async () => {
  const before = '{ "name": "Mine" }'
  for (const id of ['mine', 'onyx']) await folders.write(id, { 'brand.json': before })
  const picture = path.join(folders.dir, '../icon.svg')
  writeFileSync(picture, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle r="9"/></svg>')
  const saving = saveChecked(
    await readContext(io, { brands: folders.dir }),
    [
      { id: 'mine', name: 'brand.json', before, after: '{ "name": "Mine", "assets": { "icon": "deep/new.svg" } }' },
      { id: 'mine', name: 'theme.json', before: undefined, after: '{ "radius": 8 }' },
      { id: 'onyx', name: 'locales/en.json', before: undefined, after: '{}' },
    ],
    {
      dryRun: false,
      json: true,
      assets: { id: 'mine', files: new Map([['deep/new.svg', picture]]) },
      // as if there were no room: no folder can be made where a file is
      confirm: () => {
        writeFileSync(path.join(folders.dir, 'onyx/locales'), '')
        return Promise.resolve(true)
      },
    },
    io,
  )
  await expect(saving).rejects.toThrow(/onyx\/locales\/en\.json cannot be written: .+\nNothing was written\.$/)
  expect(readFileSync(path.join(folders.dir, 'mine/brand.json'), 'utf8')).toBe(before)
  expect(readdirSync(path.join(folders.dir, 'mine'))).toEqual(['brand.json'])
  expect(readdirSync(path.join(folders.dir, 'onyx')).sort()).toEqual(['brand.json', 'locales'])
})

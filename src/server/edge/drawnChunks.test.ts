import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { catalogueEntries } from '../catalogueList'
import { drawnChunks } from './drawnChunks'
import type { DrawnPage } from './drawnPages'

const root = path.resolve(import.meta.dirname, '../../..')
const page = (id: string | undefined, isClosed = false): DrawnPage => ({
  id,
  isClosed,
  ...{ pathname: '/', search: '', calls: [], named: [] },
})

test('each page that is drawn comes with its files, which there are; home and the sign-in have theirs elsewhere', () => {
  const ids = catalogueEntries.flatMap(({ slot, id, drawnAtEdge }) => (slot === 'page' && drawnAtEdge ? [id] : []))
  for (const id of ids.filter((each) => !['home', 'login'].includes(each))) {
    const files = drawnChunks(page(id), 'ar')
    expect(files.length, id).toBeGreaterThan(1)
    for (const file of files) expect(existsSync(path.join(root, file)), `${id}: ${file}`).toBe(true)
  }
  for (const file of drawnChunks(page(undefined, true), 'en'))
    expect(existsSync(path.join(root, file)), file).toBe(true)
  expect(drawnChunks(page(undefined), 'en')).toEqual([])
})

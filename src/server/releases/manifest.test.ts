import { expect, test } from 'vitest'
import { readManifest } from './manifest'

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const hash = 'a'.repeat(64)
const good = { manifest: 1, brand: 'comet', folders: [{ id: 'comet', texts: hash, assets: { 'logo.svg': hash } }] }

test('a manifest is read whole, or not at all: what a later version added would be missing from the page', () => {
  expect(readManifest('comet', bytes(good))).toEqual(good)
  expect(() => readManifest('onyx', bytes(good))).toThrow('not of "onyx"')
  for (const wrong of [
    { ...good, scripts: hash },
    { ...good, folders: [{ ...good.folders[0], pages: hash }] },
    { ...good, folders: [] },
    { ...good, manifest: 2 },
  ])
    expect(() => readManifest('comet', bytes(wrong))).toThrow()
})

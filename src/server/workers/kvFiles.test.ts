import { expect, test } from 'vitest'
import type { KvPair } from './kvExport'
import { pairsInFiles, pointersIn } from './kvFiles'

const read = (text: string): unknown => JSON.parse(text)

test('files hold all pairs in their order, and none is larger than KV takes at once', () => {
  const pairs = Array.from({ length: 12_001 }, (_, at): KvPair => ({ key: `content/${at}`, value: 'x' }))
  const files = pairsInFiles(pairs)
  expect(files.map((text) => (JSON.parse(text) as KvPair[]).length)).toEqual([5_000, 5_000, 2_001])
  expect(files.flatMap((text) => JSON.parse(text) as KvPair[])).toEqual(pairs)

  const large = Array.from({ length: 4 }, (_, at): KvPair => ({ key: String(at), value: 'x'.repeat(26_000_000) }))
  expect(pairsInFiles(large)).toHaveLength(4)
  expect(pairsInFiles([])).toEqual([])
  expect(read(pairsInFiles([{ key: 'a', value: 'b', base64: true }])[0] ?? '')).toEqual([
    { key: 'a', value: 'b', base64: true },
  ])
})

test('what an export wrote is read back; anything else is refused', () => {
  const pointer = {
    store: 1,
    brand: 'comet',
    releases: [],
    hosts: {},
    byHost: [],
    schedule: [],
    change: { by: 'test', at: 1, what: 'x' },
  }
  const host = { key: 'host/comet.localhost', value: 'comet' }
  const pair = { key: 'brand/comet', value: JSON.stringify(pointer) }
  expect(pointersIn(JSON.stringify([pair, host]))).toEqual([pointer])
  for (const text of [
    'nonsense',
    '{}',
    '[{"key":1}]',
    '[{"key":"brand/comet","value":"{}"}]',
    JSON.stringify([{ ...pair, key: 'brand/other' }]),
    // of a later version of the product: written anew, it would be lost
    JSON.stringify([{ ...pair, value: JSON.stringify({ ...pointer, freeze: true }) }]),
  ])
    expect(() => pointersIn(text), text).toThrow()
})

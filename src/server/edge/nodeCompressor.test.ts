import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createLine } from './line'
import { createNodeCompressor } from './nodeCompressor'

const page = `<!doctype html>${'<p>Aurora</p>'.repeat(5_000)}`

test('each encoding gives the page back', async () => {
  const { compress } = createNodeCompressor()
  const [br, gzip, plain] = await Promise.all([
    compress(page, 'br'),
    compress(page, 'gzip'),
    compress(page, 'identity'),
  ])
  expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', 'identity'])
  expect(brotliDecompressSync(br.bytes).toString()).toBe(page)
  expect(gunzipSync(gzip.bytes).toString()).toBe(page)
  expect(new TextDecoder().decode(plain.bytes)).toBe(page)
})

test('who finds the line full gets the page plain, and it empties again', async () => {
  const { compress } = createNodeCompressor({ atOnce: 1, waiting: 2, longestWait: 400 })
  const encodings = async () =>
    (await Promise.all(Array.from({ length: 5 }, () => compress(page, 'br')))).map(({ encoding }) => encoding)
  expect(await encodings()).toEqual(['br', 'br', 'br', 'identity', 'identity'])
  expect(await encodings()).toEqual(['br', 'br', 'br', 'identity', 'identity'])
})

test('is behind while what waits takes too long, by how long the last ones took', async () => {
  const { compress, isBehind } = createNodeCompressor({ atOnce: 1, waiting: 500, longestWait: 1 })
  expect(isBehind?.()).toBe(false)
  await Promise.all(Array.from({ length: 20 }, () => compress(page, 'br')))
  expect(isBehind?.()).toBe(false)
  const many = Array.from({ length: 100 }, () => compress(page, 'br'))
  expect(isBehind?.()).toBe(true)
  expect(new Set((await Promise.all(many)).map(({ encoding }) => encoding))).toEqual(new Set(['br']))
  expect(isBehind?.()).toBe(false)
})

test('never more at once than there is place for, first come first served', async () => {
  const line = createLine({ atOnce: 2, waiting: 10 })
  const order: number[] = []
  let [busy, most] = [0, 0]
  await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const leave = await line.join()
      busy += 1
      most = Math.max(most, busy)
      order.push(index)
      await new Promise((resolve) => setTimeout(resolve, 2))
      busy -= 1
      leave?.()
    }),
  )
  expect([most, order]).toEqual([2, Array.from({ length: 12 }, (_, index) => index)])
})

import { afterEach, expect, test, vi } from 'vitest'
import { type DrawIcon, NotDrawnNow } from './drawIcon'
import { createTestEdge, type TestEdge } from './testEdge'

let edge: TestEdge
afterEach(() => edge.cleanUp())

const site = 'http://jade.localhost:4000'
async function start(icon: DrawIcon) {
  edge = await createTestEdge(
    { jade: { 'brand.json': { name: 'Jade', languages: { default: 'en', supported: ['en'] } } } },
    undefined,
    { draw: { icon, share: () => Promise.resolve(undefined) } },
  )
  const manifest = (await (await edge.get(`${site}/manifest.webmanifest`)).json()) as { icons: { src: string }[] }
  const address = `${site}${manifest.icons[0]?.src ?? ''}`
  return async () => (await edge.get(address)).status
}

test('an icon that failed for the moment is drawn when it is asked for again, and once', async () => {
  const draw = vi
    .fn<DrawIcon>()
    .mockRejectedValueOnce(new Error('busy'))
    .mockResolvedValue(new Uint8Array([1]))
  const ask = await start(draw)
  expect([await ask(), await ask(), await ask()]).toEqual([500, 200, 200])
  expect(draw).toHaveBeenCalledTimes(2)
})

test('one that is not drawn for now is no error, and is asked for again', async () => {
  const draw = vi
    .fn<DrawIcon>()
    .mockRejectedValueOnce(new NotDrawnNow('late'))
    .mockResolvedValue(new Uint8Array([1]))
  const ask = await start(draw)
  expect([await ask(), await ask()]).toEqual([404, 200])
})

test('one that cannot be drawn is not tried again', async () => {
  const draw = vi.fn<DrawIcon>().mockResolvedValue(undefined)
  const ask = await start(draw)
  expect([await ask(), await ask()]).toEqual([404, 404])
  expect(draw).toHaveBeenCalledTimes(1)
})

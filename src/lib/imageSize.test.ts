import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { imageSize } from './imageSize'

const image = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0a8' } })

it.each([
  [40, 30],
  [12_000, 8],
])('%i by %i stands in both kinds', async (width, height) => {
  for (const bytes of [await image(width, height).png().toBuffer(), await image(width, height).jpeg().toBuffer()])
    expect(imageSize(new Uint8Array(bytes))).toEqual({ width, height })
})

it('is found behind what a camera wrote', async () => {
  const photo = await image(20, 10)
    .withExif({ IFD0: { Copyright: 'x'.repeat(2_000) } })
    .jpeg()
    .toBuffer()
  expect(imageSize(new Uint8Array(photo))).toEqual({ width: 20, height: 10 })
})

it('says nothing of anything else, and never throws', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      expect(imageSize(bytes)).toBeUndefined()
      imageSize(new Uint8Array([0xff, 0xd8, 0xff, ...bytes]))
    }),
  )
})

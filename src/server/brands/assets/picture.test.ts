import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readPicture } from './picture'

const drawn = (alpha: boolean) =>
  sharp({
    create: { width: 120, height: 40, channels: alpha ? 4 : 3, background: { r: 20, g: 90, b: 200, alpha: 0.5 } },
  })

describe('the kind of a file, by its bytes', () => {
  test.each([
    ['png', true, () => drawn(true).png()],
    ['png', false, () => drawn(false).png()],
    ['webp', true, () => drawn(true).webp()],
    ['webp', true, () => drawn(true).webp({ lossless: true })],
    ['webp', false, () => drawn(false).webp()],
    ['avif', true, () => drawn(true).avif()],
    ['avif', false, () => drawn(false).avif()],
    ['jpg', false, () => drawn(false).jpeg()],
  ] as const)('%s, alpha %s', async (kind, alpha, make) => {
    expect(readPicture(await make().toBuffer())).toEqual({ kind, width: 120, height: 40, alpha })
  })

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
    ['\ufeff<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg>\n<svg>', 'svg'],
    ['wOF2____', 'woff2'],
    ['\u0000\u0000\u0001\u0000\u0001\u0000\u0020\u0020', 'ico'],
    ['<html><svg/></html>', undefined],
    ['', undefined],
    ['GIF89a', undefined],
  ])('%j is %s', (text, kind) => {
    expect(readPicture(Buffer.from(text))?.kind).toBe(kind)
  })

  test('a file that ends early is no crash', async () => {
    for (const whole of [
      await drawn(true).png().toBuffer(),
      await drawn(true).webp().toBuffer(),
      await drawn(false).jpeg().toBuffer(),
    ])
      for (let length = 0; length < whole.length; length += 3)
        expect(() => readPicture(whole.subarray(0, length))).not.toThrow()
  })
})

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { IconWish } from './drawIcon'
import { bleed, hasOwnGround } from './iconGround'
import { createNodeIcons } from './nodeIcons'

const colours = { page: '#000000', accent: '#ffffff' }
async function drawn(size: IconWish['size'], inside: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`
  const picture = { bytes: new TextEncoder().encode(svg), isSvg: true }
  const png = await createNodeIcons().icon({ size, ground: true, picture, colours })
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)]
}

const tile = 'M20 0h24a20 20 0 0 1 20 20v24a20 20 0 0 1-20 20H20A20 20 0 0 1 0 44V20A20 20 0 0 1 20 0'

test.each([48, 180, 192, 512] as const)(
  'the corners of a tile of %s pixels are filled without a trace of its outline',
  async (size) => {
    const pixel = await drawn(size, `<path fill="#3366cc" d="${tile}"/>`)
    const others = new Set<string>()
    for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) others.add(pixel(x, y).join())
    expect([...others]).toEqual(['51,102,204,255'])
  },
)

test('a line around the tile is not drawn out into the corners', async () => {
  const size = 180
  const pixel = await drawn(size, `<path fill="#3366cc" stroke="#ffcc00" stroke-width=".8" d="${tile}"/>`)
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
    [size - 4, size - 4],
    [20, 20],
  ] as const)
    expect(pixel(x, y)).toEqual([51, 102, 204, 255])
})

test('each corner continues the colour beside it', async () => {
  const size = 180
  const pixel = await drawn(
    size,
    `<path fill="#3366cc" d="${tile}"/><path fill="#cc3366" d="M0 44V32H64V44a20 20 0 0 1-20 20H20A20 20 0 0 1 0 44"/>`,
  )
  expect([pixel(2, 2), pixel(size - 3, 2)]).toEqual(Array(2).fill([51, 102, 204, 255]))
  expect([pixel(2, size - 3), pixel(size - 3, size - 3)]).toEqual(Array(2).fill([204, 51, 102, 255]))
})

/** Four bytes a pixel: opaque where it holds. */
function painted(size: number, holds: (x: number, y: number) => boolean): Uint8Array {
  const pixels = new Uint8Array(size * size * 4)
  for (let at = 0; at < size * size; at += 1)
    if (holds((at % size) + 0.5, Math.floor(at / size) + 0.5)) pixels.set([51, 102, 204, 255], at * 4)
  return pixels
}

describe.each([180, 512])('at %s pixels', (size) => {
  const half = size / 2
  const from = (value: number) => Math.abs(value - half)
  test.each<[string, boolean, (x: number, y: number) => boolean]>([
    ['a square', true, () => true],
    ['a tile with round corners', true, (x, y) => (from(x) / half) ** 5 + (from(y) / half) ** 5 <= 1],
    ['a disc', false, (x, y) => Math.hypot(from(x), from(y)) <= half],
    ['a diamond', false, (x, y) => from(x) + from(y) <= half],
    ['a plus', false, (x, y) => Math.min(from(x), from(y)) <= size / 6],
    ['a ring of four bars', false, (x, y) => Math.max(from(x), from(y)) > half - 9 && Math.min(from(x), from(y)) < 9],
  ])('%s is a tile: %s', (_, isTile, holds) => {
    expect(hasOwnGround(painted(size, holds), size)).toBe(isTile)
  })
})

test('the corners of any shape are filled, in good time', () => {
  const size = 512
  const half = size / 2
  const plus = painted(size, (x, y) => Math.min(Math.abs(x - half), Math.abs(y - half)) <= size * 0.19)
  expect(hasOwnGround(plus, size)).toBe(true)
  // one that takes half a second each does not end before the test's time is over
  for (let time = 0; time < 20; time += 1) bleed(Uint8Array.from(plus), size)
  bleed(plus, size)
  expect(
    Buffer.compare(
      plus,
      painted(size, () => true),
    ),
  ).toBe(0)
})

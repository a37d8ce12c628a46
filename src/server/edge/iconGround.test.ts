import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { IconWish } from './drawIcon'
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

import sharp from 'sharp'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { IconWish } from './drawIcon'
import { createNodeIcons } from './nodeIcons'

const size = 192
const wish = (svg: string): IconWish => ({
  size,
  ground: false,
  picture: { bytes: new TextEncoder().encode(svg), isSvg: true },
  colours: { page: '#000000', accent: '#ffffff' },
})
const drawing = (viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><rect width="100%" height="100%" fill="#ff0000"/></svg>`

describe('a drawing', () => {
  test.each([
    ['as wide as high', '0 0 10 10', [1, 1, 1]],
    ['four times as wide', '0 0 40 10', [1, 0, 1]],
    ['four times as high', '0 0 10 40', [0, 1, 1]],
  ])('%s stands whole in the middle of the icon', async (_, viewBox, filled) => {
    const png = await createNodeIcons().icon(wish(drawing(viewBox)))
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([size, size])
    const isFilled = (x: number, y: number) => (data[(y * size + x) * 4 + 3] === 255 ? 1 : 0)
    expect([isFilled(5, 96), isFilled(96, 5), isFilled(96, 96)]).toEqual(filled)
  })

  test.each(['0 0 1 99999', '0 0 99999 1', '0 0 1 20', '0 0 20 1'])(
    'of %s is refused before it is drawn',
    async (viewBox) => {
      expect(await createNodeIcons().icon(wish(drawing(viewBox)))).toBeUndefined()
    },
  )
})

test('words of a logo are drawn, whatever typeface they ask for', async () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 181 64"><text x="0" y="44" font-family="\'Segoe UI\',Arial,sans-serif" font-size="36" fill="#f00">Comet</text></svg>'
  const { data } = await sharp(await createNodeIcons().icon(wish(logo)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  let inked = 0
  for (let at = 3; at < data.length; at += 4) if (data[at] === 255) inked += 1
  expect(inked).toBeGreaterThan(1_000)
})

test('a drawing that takes too long is stopped, told once and not begun again; others go on', async () => {
  const told: string[] = []
  const draw = createNodeIcons({
    program: path.join(import.meta.dirname, 'drawSvg.mjs'),
    limitMs: 2_000,
    log: (line) => told.push(line),
  }).icon
  const endless =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><filter id="f"><feTurbulence baseFrequency=".9" numOctaves="2000000000"/></filter><rect width="64" height="64" filter="url(#f)"/></svg>'
  const [stopped, other] = await Promise.allSettled([draw(wish(endless)), draw(wish(drawing('0 0 9 9')))])
  expect(stopped).toMatchObject({ status: 'rejected', reason: { name: 'NotDrawnNow' } })
  expect(other).toMatchObject({ status: 'fulfilled', value: { 1: 0x50 } })
  await expect(draw({ ...wish(endless), size: 180 })).rejects.toThrow('took too long')
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/took more than 2000 ms and is not drawn for 5 minutes: <svg/)
})

test('a picture that is none is nothing to try again', async () => {
  const draw = createNodeIcons().icon
  expect(await draw(wish('<svg'))).toBeUndefined()
  expect(await draw({ ...wish(''), picture: { bytes: new Uint8Array([1, 2, 3]), isSvg: false } })).toBeUndefined()
})

test('one that finds the line full may be asked for again', async () => {
  const draw = createNodeIcons().icon
  const outcomes = await Promise.allSettled(Array.from({ length: 202 }, () => draw(wish('<svg'))))
  expect(outcomes.map(({ status }) => status).indexOf('rejected')).toBe(201)
  expect(await draw(wish('<svg'))).toBeUndefined()
})

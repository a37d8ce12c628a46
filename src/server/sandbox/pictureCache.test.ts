import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPictures } from './pictureCache'

let dir: string
let drawn: string[]
const draw = (svg: string, width: number) => {
  drawn.push(`${svg} ${width}`)
  return Promise.resolve(new TextEncoder().encode(`picture of ${svg}, ${width}`))
}
const textOf = (picture: Uint8Array) => new TextDecoder().decode(picture)

beforeEach(() => {
  drawn = []
  dir = mkdtempSync(path.join(tmpdir(), 'marquee-pictures-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

test('what was drawn once is read from then on, by another platform too', async () => {
  expect(textOf(await keepPictures(draw, dir, 'a')('<svg/>', 10))).toBe('picture of <svg/>, 10')
  expect(textOf(await keepPictures(draw, dir, 'a')('<svg/>', 10))).toBe('picture of <svg/>, 10')
  expect(drawn).toEqual(['<svg/> 10'])
  expect(readdirSync(dir)).toHaveLength(1)
})

test('another drawing, width or drawer is another picture', async () => {
  await keepPictures(draw, dir, 'a')('<svg/>', 10)
  expect(textOf(await keepPictures(draw, dir, 'a')('<svg> </svg>', 10))).toBe('picture of <svg> </svg>, 10')
  expect(textOf(await keepPictures(draw, dir, 'a')('<svg/>', 20))).toBe('picture of <svg/>, 20')
  await keepPictures(draw, dir, 'b')('<svg/>', 10)
  expect(drawn).toHaveLength(4)
})

test('a folder that cannot be made costs no picture', async () => {
  const file = path.join(dir, 'file')
  writeFileSync(file, '')
  expect(textOf(await keepPictures(draw, path.join(file, 'below'), 'a')('<svg/>', 10))).toBe('picture of <svg/>, 10')
})

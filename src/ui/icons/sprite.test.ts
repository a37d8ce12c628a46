import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames, isDirectional } from './names'
import { wallPaths } from './wallPaths'

const sprite = readFileSync(new URL('sprite.svg', import.meta.url), 'utf8')

test('the sprite holds exactly the listed icons', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])
  expect(drawn).toEqual([...iconNames])
})

test('every icon draws something', () => {
  for (const name of iconNames) expect(sprite).toMatch(new RegExp(`<symbol id="${name}" viewBox="0 0 24 24"><[a-z]+ `))
})

test('icons of walls are drawn as the sprite draws them', () => {
  expect(Object.keys(wallPaths)).toEqual(['flame', 'heart', 'info', 'play'])
  for (const [name, path] of Object.entries(wallPaths)) {
    const symbol = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`).exec(sprite)?.[1] ?? ''
    const paths = Array.from(symbol.matchAll(/ d="([^"]+)"/g), ([, d]) => d)
    expect(paths.length).toBeGreaterThan(0)
    for (const drawn of paths) expect(path).toContain(drawn)
  }
})

test('names are listed once, in order', () => {
  expect([...iconNames].sort()).toEqual([...new Set(iconNames)])
})

test('arrows along the line of reading are mirrored, others are not', () => {
  expect(isDirectional('chevron-left')).toBe(true)
  expect(isDirectional('play')).toBe(false)
})

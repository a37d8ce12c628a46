import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames, isDirectional, isIconName } from './names'

const sprite = readFileSync(new URL('sprite.svg', import.meta.url), 'utf8')

test('the sprite holds exactly the listed icons', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])
  expect(drawn).toEqual([...iconNames])
})

test('every icon draws something', () => {
  for (const name of iconNames) expect(sprite).toMatch(new RegExp(`<symbol id="${name}" viewBox="0 0 24 24"><[a-z]+ `))
})

test('names are listed once, in order', () => {
  expect([...iconNames].sort()).toEqual([...new Set(iconNames)])
})

test('names from outside are guarded', () => {
  expect(isIconName('house')).toBe(true)
  expect(isIconName('constructor')).toBe(false)
  expect(isDirectional('chevron-left')).toBe(true)
  expect(isDirectional('play')).toBe(false)
})

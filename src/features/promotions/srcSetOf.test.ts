import { expect, it } from 'vitest'
import { srcSetOf } from './srcSetOf'

it.each([
  ['/a.webp', undefined, undefined],
  ['/a.webp', [], undefined],
  ['/a.webp', [320, 640], '/a.webp?w=320 320w, /a.webp?w=640 640w'],
  ['https://x.example/a?v=2#t', [320], 'https://x.example/a?v=2&w=320#t 320w'],
])('%s in %j', (address, widths, srcSet) => expect(srcSetOf(address, widths)).toBe(srcSet))

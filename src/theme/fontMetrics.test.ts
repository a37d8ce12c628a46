import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { readFontMetrics } from './fontMetrics'

const require = createRequire(import.meta.url)
const read = (path: string) => readFileSync(require.resolve(path))

test('reads a WOFF2 file: every letter of a monospaced face is as wide', () => {
  const file = read('polished/docs/assets/fonts/WOFF2/TTF/SourceCodePro-Regular.ttf.woff2')
  expect(readFontMetrics(file)).toEqual({
    unitsPerEm: 1000,
    ascent: 984,
    descent: -273,
    lineGap: 0,
    letterWidth: 600,
  })
})

test('a face without Latin letters gives no figures', () => {
  expect(readFontMetrics(readFileSync('brands/sahara/assets/fonts/rubik-arabic.woff2'))).toBeUndefined()
})

test('another file is refused', () => {
  expect(() => readFontMetrics(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toThrow('Unknown font format')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heldLetters } from './fontMetrics'
import { askedLetters, lackingLanguages } from './ownLetters'
import { resolveTheme } from './resolve'
import { themeStyle } from './style'

const latin = 'fonts/latin.woff2'
const font = (unicodeRange?: string) => ({
  family: 'Own',
  fallback: 'sans-serif',
  files: [{ file: latin, weight: '400', ...(unicodeRange !== undefined && { unicodeRange }) }],
})
const letters = {
  [latin]: heldLetters(readFileSync('brands/jade/assets/fonts/source-sans-3-latin.woff2'), askedLetters),
}

test('a typeface of western Europe sets its languages, and not those whose words would be set in two', () => {
  expect(lackingLanguages(font(), { metrics: {}, letters })).toEqual(['kk', 'ru', 'tr', 'vi'])
})

test('what a file is not used for, it does not have', () => {
  expect(lackingLanguages(font('U+0-7F'), { metrics: {}, letters })).toContain('es')
})

test('of a file that cannot be read, and without files, nothing is known', () => {
  expect(lackingLanguages(font(), { metrics: {}, letters: {} })).toEqual([])
  expect(lackingLanguages({ family: 'system-ui', fallback: 'sans-serif' }, { metrics: {}, letters: {} })).toEqual([])
})

test('pages in those languages have the typefaces that the visitor has', () => {
  const css = themeStyle(resolveTheme({ fonts: { text: font() } }), '/', { metrics: {}, letters })
  expect(css).toContain('html:is(:lang(kk),:lang(ru),:lang(tr),:lang(vi)){--font-text:system-ui, sans-serif}')
})

import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { fontFaces, fontStack, withoutMarks } from './fontFaces'
import { resolveTheme } from './resolve'
import { themeRules } from './style'

const marks = [0xb7, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026]

const holds = (range: string, code: number) =>
  range.split(',').some((part) => {
    const [first = '', last = first] = part.slice(2).split('-')
    return parseInt(first, 16) <= code && code <= parseInt(last, 16)
  })

test.each([
  ['U+26', 'U+26'],
  ['U+0000-00FF, U+2000-206F', 'U+0-b6,U+b8-ff,U+2000-2013,U+2015-2017,U+201a-201b,U+201e-2025,U+2027-206f'],
  ['U+20??', 'U+2000-2013,U+2015-2017,U+201a-201b,U+201e-2025,U+2027-20ff'],
  ['U+2018-2019', ''],
])('%s without the marks is %s', (range, left) => {
  expect(withoutMarks(range)).toBe(left)
})

it('takes the marks and nothing else', () => {
  const code = fc.integer({ min: 0, max: 0x3000 })
  fc.assert(
    fc.property(fc.array(fc.tuple(code, code), { minLength: 1, maxLength: 5 }), code, (pairs, asked) => {
      const ranges = pairs.map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
      const text = ranges.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join(', ')
      const before = ranges.some(([first, last]) => first <= asked && asked <= last)
      expect(holds(withoutMarks(text), asked)).toBe(before && !marks.includes(asked))
    }),
  )
})

const font = { family: 'Sora', fallback: 'sans-serif', files: [{ file: 'fonts/sora.woff2', weight: '400 700' }] }
const theme = resolveTheme({ fonts: { display: font, text: font } })

it('has each file again for Chinese, and its stand-in, without the marks', () => {
  const measure = { unitsPerEm: 1000, ascent: 970, descent: -290, lineGap: 0, letterWidth: 550 }
  const faces = fontFaces(theme, '/', { 'fonts/sora.woff2': measure }).split('@font-face').slice(1)
  expect(faces).toHaveLength(4)
  expect(faces.map((face) => face.includes('unicode-range:U+0-b6,U+b8-2013,'))).toEqual([false, false, true, true])
})

it('stands where the brand says, and its stand-in with it', () => {
  const said = { ...font, ascent: 1.1, descent: 0.45 }
  const measure = { unitsPerEm: 1000, ascent: 970, descent: -290, lineGap: 0, letterWidth: 441.9 }
  const all = fontFaces(resolveTheme({ fonts: { display: said, text: said } }), '/', { 'fonts/sora.woff2': measure })
  expect(all).toContain('font-display:swap;ascent-override:110.00%;descent-override:45.00%;')
  expect(all).toContain('size-adjust:100.00%;ascent-override:110.00%;descent-override:45.00%;')
})

it('names the stack by language', () => {
  expect(fontStack(font, true)).toBe("'Sora beside Han', 'Sora beside Han fallback', sans-serif")
  const rules = themeRules(theme)
  expect(rules).toContain("html:is(:lang(zh),:lang(ja)){--font-display:'Sora beside Han'")
  expect(rules).toContain('{--slant:normal;--track:0;--word-space:0;font-synthesis-style:none}')
})

it('leaves a system typeface alone', () => {
  expect(fontStack({ family: 'system-ui', fallback: 'sans-serif' }, true)).toBe('system-ui, sans-serif')
})

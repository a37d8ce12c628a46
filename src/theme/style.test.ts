import { expect, test } from 'vitest'
import { themeFileSchema } from '../contract/theme'
import { resolveTheme, themeDefaults } from './resolve'
import { themeStyle } from './style'

test('both themes and the shared tokens are printed', () => {
  const css = themeStyle(themeDefaults, '/brand/x/')
  expect(css).toContain('html[data-theme=dark]{color-scheme:dark;--page:#14151a')
  expect(css).toContain('html[data-theme=light]{color-scheme:light;--page:#f6f6f8')
  expect(css).toMatch(/:root\{[^}]*--space-8:64px/)
  expect(css).not.toContain('undefined')
})

test('typefaces load from the base of the brand and swap', () => {
  const font = { family: 'Sora', fallback: 'sans-serif', files: [{ file: 'fonts/sora.woff2', weight: '400 700' }] }
  const theme = resolveTheme({ fonts: { display: font } })
  const metrics = { unitsPerEm: 1000, ascent: 970, descent: -290, lineGap: 0, letterWidth: 550 }
  const css = themeStyle(theme, '/brand/x/', { metrics: { 'fonts/sora.woff2': metrics }, letters: {} })
  expect(css).toContain(`src:url("/brand/x/fonts/sora.woff2") format("woff2");font-weight:400 700;`)
  expect(css).toContain('font-display:swap')
  expect(css).toContain(`@font-face{font-family:'Sora fallback'`)
  expect(css).toContain('size-adjust:124.46%')
  expect(css).toContain(`--font-display:'Sora', 'Sora fallback', sans-serif`)
})

test('a later theme file is laid over an earlier one key by key', () => {
  const theme = resolveTheme({ radius: 4, colors: { accent: '#112233' } }, { colors: { danger: '#aa0000' } })
  expect(theme.radius).toBe(4)
  expect(theme.colors.accent.dark).toBe('#112233')
  expect(theme.colors.danger.light).toBe('#aa0000')
})

test('density scales spacing and controls', () => {
  expect(themeStyle(resolveTheme({ density: 'compact' }), '/')).toContain('--control-h:44px')
  expect(themeStyle(resolveTheme({ density: 'airy' }), '/')).toContain('--space-4:20px')
})

test('words stand apart where the display typeface asks for it, and never in scripts that it is not made for', () => {
  const font = { family: 'Sora', fallback: 'sans-serif' }
  const rootOf = (display: typeof font & { wordSpace?: number }) => {
    const css = themeStyle(resolveTheme({ fonts: { display } }), '/')
    expect(css).toMatch(/:lang\(zh\)[^}]*:lang\(ar\)[^}]*--word-space:0;/)
    return /:root\{[^}]*--word-space:([^;]*)/.exec(css)?.[1]
  }
  expect(rootOf({ ...font, wordSpace: 0.1 })).toBe('0.1em')
  expect(rootOf(font)).toBe('0em')
})

test('room between words is for the display typeface alone', () => {
  const font = { family: 'Sora', fallback: 'sans-serif', wordSpace: 0.1 }
  expect(themeFileSchema.safeParse({ fonts: { display: font } }).success).toBe(true)
  expect(themeFileSchema.safeParse({ fonts: { text: font } }).success).toBe(false)
})

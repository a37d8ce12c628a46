import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Brand } from '../../engine/brand'
import { knownView, viewCookie, viewText } from './viewCookie'

const brand = { languages: { default: 'en', supported: ['en', 'zh-CN', 'ar'] } } as unknown as Brand
const nothing = { language: undefined, themeChoice: undefined, isMember: false }

test.each([
  ['en.dark.0', { language: 'en', themeChoice: 'dark', isMember: false }],
  ['zh-CN.system.1', { language: 'zh-CN', themeChoice: 'system', isMember: true }],
  ['ar.-.0', { language: 'ar', themeChoice: undefined, isMember: false }],
  ['fr.dark.0', { ...nothing, themeChoice: 'dark' }],
  ['en', { ...nothing, language: 'en' }],
  ['', nothing],
  ['__proto__.constructor.yes', nothing],
  ['en.dark.1'.padEnd(8000, 'x'), { ...nothing, language: 'en', themeChoice: 'dark' }],
])('%.20s says what it says, and nothing of what no page has', (value, expected) => {
  expect(knownView(`a=1; ${viewCookie}=${value}; b=2`, brand)).toEqual(expected)
})

test('a cookie that stands there twice says nothing', () => {
  expect(knownView(`${viewCookie}=en.dark.0; ${viewCookie}=ar.dark.1`, brand)).toEqual(nothing)
})

test('any header is read, and what is written is read back', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect([undefined, ...brand.languages.supported]).toContain(knownView(header, brand).language)
    }),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...brand.languages.supported),
      fc.constantFrom('light', 'dark', 'system', undefined),
      fc.boolean(),
      (language, themeChoice, isMember) => {
        const header = `${viewCookie}=${viewText(language, brand, themeChoice, isMember)}`
        const chosen = language === brand.languages.default ? undefined : language
        expect(knownView(header, brand)).toEqual({ language: chosen, themeChoice, isMember })
      },
    ),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Brand } from '../../engine/brand'
import { knownView, memberCookie, viewCookie, viewText } from './viewCookie'

const brand = { languages: { default: 'en', supported: ['en', 'zh-CN', 'ar'] } } as unknown as Brand
const nothing = { language: undefined, themeChoice: undefined, isMember: false }

test.each([
  ['en.dark', { language: 'en', themeChoice: 'dark', isMember: false }],
  [`zh-CN.system; ${memberCookie}=1`, { language: 'zh-CN', themeChoice: 'system', isMember: true }],
  [`en.dark; ${memberCookie}=`, { language: 'en', themeChoice: 'dark', isMember: false }],
  [`en.dark; ${memberCookie}=yes`, { language: 'en', themeChoice: 'dark', isMember: false }],
  // as it was once written, for a year
  ['en.dark.1', { language: 'en', themeChoice: 'dark', isMember: false }],
  ['ar.-', { language: 'ar', themeChoice: undefined, isMember: false }],
  ['fr.dark', { ...nothing, themeChoice: 'dark' }],
  ['en', { ...nothing, language: 'en' }],
  ['', nothing],
  ['__proto__.constructor.yes', nothing],
  ['en.dark.'.padEnd(8000, 'x'), { ...nothing, language: 'en', themeChoice: 'dark' }],
])('%.20s says what it says, and nothing of what no page has', (value, expected) => {
  expect(knownView(`a=1; ${viewCookie}=${value}; b=2`, brand)).toEqual(expected)
})

test('a cookie that stands there twice says nothing', () => {
  expect(
    knownView(`${viewCookie}=en.dark; ${viewCookie}=ar.dark; ${memberCookie}=1; ${memberCookie}=1`, brand),
  ).toEqual(nothing)
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
        const [, view, member] = /^(.+)\.([01])$/.exec(viewText(language, brand, themeChoice, isMember)) ?? []
        const header = `${viewCookie}=${view}; ${memberCookie}=${member}`
        const chosen = language === brand.languages.default ? undefined : language
        expect(knownView(header, brand)).toEqual({ language: chosen, themeChoice, isMember })
      },
    ),
  )
})

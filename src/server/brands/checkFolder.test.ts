import { describe, expect, test } from 'vitest'
import { formatBrandError } from './brandError'
import { checkFolder } from './checkFolder'
import { messageTable, type MessageTable } from '../../lib/messageTable'
import type { FolderFiles } from './readFolder'

const folder = (texts: Record<string, string>, id = 'jade'): FolderFiles => ({
  id,
  label: `brands/${id}`,
  texts: new Map(Object.entries(texts)),
  assets: new Map(),
})
const problems = (texts: Record<string, string>, id?: string) => checkFolder(folder(texts, id)).issues

describe('a wrong, missing or unknown value', () => {
  test('an unknown choice: file, line, path, what was found, what is allowed, the nearest', () => {
    const text = '{\n  // which header\n  "layout": { "header": "meg" },\n}'
    const { value, issues } = checkFolder(folder({ 'brand.json': text }))
    expect(value).toBeUndefined()
    expect(issues).toEqual([
      {
        brand: 'jade',
        file: 'brands/jade/brand.json',
        line: 3,
        column: 25,
        jsonPath: '$.layout.header',
        found: '"meg"',
        allowed: '"rail", "mega" or "centered"',
        message: 'the value is unknown',
        hint: 'Did you mean "mega"?',
      },
    ])
    expect(issues.map(formatBrandError)).toEqual([
      'brands/jade/brand.json:3:25 $.layout.header: the value is unknown; found "meg"; allowed: "rail", "mega" or "centered". Did you mean "mega"?',
    ])
  })

  test('what turns a line around is written out, wherever it stands', () => {
    const turned = '\u202E'
    const issues = [
      ...problems({ 'brand.json': `{ "${turned}a": 1, "${turned}a": 2 }` }),
      ...problems({ 'brand.json': `{ ${turned} }` }),
      ...problems({ 'brand.json': '{}', [`locales/${turned}\u001b[2Jen.json`]: '{}' }),
      ...problems({ 'brand.json': '{}' }, `jade${turned}`),
    ]
    expect(issues.length).toBeGreaterThanOrEqual(5)
    for (const issue of issues) {
      expect(formatBrandError(issue)).toContain('\\u202e')
      for (const line of [formatBrandError(issue), issue.found]) expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    }
  })

  test('a missing value names what is wanted', () => {
    const text = JSON.stringify({ slots: { 'header.link': { links: [{ id: 'blog', href: '/blog' }] } } })
    expect(problems({ 'brand.json': text })).toMatchObject([
      { jsonPath: '$.slots["header.link"].links[0].label', found: 'nothing', message: 'the value is missing' },
    ])
  })

  test.each([
    [{ tagline: 7 }, '$.tagline', '7', /a text .*or an object/],
    [{ tagline: { en: '' } }, '$.tagline.en', '""', /at least 1/],
  ])('%j', (brand, jsonPath, found, allowed) => {
    expect(problems({ 'brand.json': JSON.stringify(brand) })).toMatchObject([
      { jsonPath, found, allowed: expect.stringMatching(allowed) },
    ])
  })

  test('a colour of the theme', () => {
    const theme = '{ "colors": { "accent": "blue", "surface": { "light": "#ffffff" } } }'
    expect(problems({ 'brand.json': '{}', 'theme.json': theme })).toMatchObject([
      { file: 'brands/jade/theme.json', jsonPath: '$.colors.accent', found: '"blue"' },
      { jsonPath: '$.colors.surface.dark', found: 'nothing' },
    ])
  })

  test('names of the language itself are keys like others', () => {
    expect(
      problems({ 'brand.json': '{ "__proto__": { "name": "x" }, "constructor": 1 }' }).map(({ jsonPath }) => jsonPath),
    ).toEqual(['$.__proto__', '$.constructor'])
  })
})

describe('characters that nobody sees', () => {
  const named = (name: string) => problems({ 'brand.json': JSON.stringify({ name }) })

  test.each([
    ['NUL', 'A\0B', 'U+0000'],
    ['an escape', 'A\u001B[2J', 'U+001B'],
    ['of the second table of controls', 'A\u0085B', 'U+0085'],
    ['a zero width space', 'A\u200BB', 'U+200B'],
    ['a byte order mark', 'A\uFEFFB', 'U+FEFF'],
    ['a soft hyphen', 'A\u00ADB', 'U+00AD'],
    ['that turn the rest around', 'A\u202EB', 'U+202E'],
    ['an embedding', 'A\u202AB\u202C', 'U+202A'],
    ['an isolate that does not end', 'A\u2066B', 'U+2066'],
    ['an end of what did not begin', 'A\u2069B', 'U+2069'],
    ['a line separator', 'A\u2028B', 'U+2028'],
    ['a filler', 'A\u3164B', 'U+3164'],
    ['a tag', 'A\u{E0041}B', 'U+E0041'],
    ['half of a pair', 'A\uD800B', 'U+D800'],
    ['not for exchange', 'A\uFFFFB', 'U+FFFF'],
  ])('%s', (_name, text, found) => {
    expect(named(text)).toMatchObject([
      {
        jsonPath: '$.name',
        line: 1,
        found: expect.stringContaining(found) as unknown,
        message: 'the text has a character that nobody sees',
      },
    ])
  })

  test.each([
    ['a name', 'Jade & Söhne'],
    ['Arabic, with the marks that set its numbers right', 'سحارى\u200F +18\u200E \u061C!'],
    ['an isolate of another direction, ended', 'من \u2066{{amount}}\u2069 \u2068x\u2069'],
    ['Persian, whose letters are kept apart', 'می\u200Cخواهم'],
    ['a family', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'],
    ['a flag of tags', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
    ['lines', 'one\n\ttwo'],
    ['spaces that do not break', '18\u00A0\u202F+'],
  ])('%s is a text', (_name, text) => {
    expect(named(text)).toEqual([])
  })

  test('are found wherever they stand, in keys and in texts of a language as well', () => {
    const found = problems({
      'brand.json': JSON.stringify({
        tagline: { en: 'Play\u202E' },
        slots: { 'header.link': { links: [{ id: 'a', label: 'A\u200B', href: 'https://a.example/\0' }] } },
      }),
      'theme.json': JSON.stringify({ fonts: { body: { family: 'Ru\u200Bbik' } } }),
      'locales/en.json': '{ "home": { "title": "Hi\\u0007", "ti\\u200Btle": "x" } }',
    }).filter(({ message }) => message.includes('nobody sees'))
    expect(found.map(({ file, jsonPath }) => `${file} ${jsonPath}`)).toEqual([
      'brands/jade/brand.json $.tagline.en',
      'brands/jade/brand.json $.slots["header.link"].links[0].label',
      'brands/jade/brand.json $.slots["header.link"].links[0].href',
      'brands/jade/theme.json $.fonts.body.family',
      'brands/jade/locales/en.json $.home.title',
      'brands/jade/locales/en.json $.home["ti\\u200btle"]',
    ])
  })
})

describe('texts', () => {
  const locale = (text: string, tag = 'en', knownMessageKeys?: MessageTable) =>
    checkFolder(folder({ 'brand.json': '{}', [`locales/${tag}.json`]: text }), { knownMessageKeys })

  test('nested and flat keys are the same', () => {
    expect(locale('{ "home": { "title": "Hi" }, "home.more": "More" }').value?.texts.get('en')).toEqual({
      'home.title': 'Hi',
      'home.more': 'More',
    })
  })

  test('a language that the product does not have', () => {
    expect(locale('{}', 'zh-CH').issues).toMatchObject([
      { file: 'brands/jade/locales/zh-CH.json', found: '"zh-CH"', hint: 'Did you mean "zh-CN"?' },
    ])
  })

  test('a value that is no text', () => {
    expect(locale('{ "home": { "title": 3 } }').issues).toMatchObject([{ jsonPath: '$.home.title', found: '3' }])
  })

  test('a brand overrides texts and adds none', () => {
    const known = messageTable({
      'home.title': 'Home',
      'cart.items_one': '{{count}} item',
      'cart.items_other': '{{count}} items',
    })
    expect(locale('{ "home.title": "Hi", "cart.items_few": "few" }', 'ar', known).issues).toEqual([])
    expect(locale('{\n "home.titel": "Hi" }', 'en', known).issues).toMatchObject([
      {
        line: 2,
        jsonPath: '$["home.titel"]',
        message: 'the message key is unknown',
        hint: 'Did you mean "home.title"?',
      },
    ])
  })
})

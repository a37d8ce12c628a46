import { describe, expect, test } from 'vitest'
import { formatBrandError } from './brandError'
import { checkFolder } from './checkFolder'
import { messageTable, type MessageTable } from './messageTable'
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

  test('an unknown key stands where the key is', () => {
    expect(problems({ 'brand.json': '{ "nmae": "Jade" }' })).toMatchObject([
      {
        line: 1,
        column: 3,
        jsonPath: '$.nmae',
        found: '"nmae"',
        message: 'the key is unknown',
        hint: 'Did you mean "name"?',
      },
    ])
  })

  test('a missing value names what is wanted', () => {
    const text = JSON.stringify({ slots: { 'header.link': { links: [{ id: 'blog', href: '/blog' }] } } })
    expect(problems({ 'brand.json': text })).toMatchObject([
      { jsonPath: '$.slots["header.link"].links[0].label', found: 'nothing', message: 'the value is missing' },
    ])
  })

  test.each([
    [{ registration: { age: 12 } }, '$.registration.age', '12', /a whole number from 16 to 30/],
    [{ registration: { age: '18' } }, '$.registration.age', '"18"', /a whole number/],
    [{ domains: ['https://jade.com'] }, '$.domains[0]', '"https://jade.com"', /Host name without scheme or port/],
    [{ name: '' }, '$.name', '""', /a text of at least 1 characters/],
    [{ tagline: 7 }, '$.tagline', '7', /a text .*or an object/],
    [{ tagline: { en: '' } }, '$.tagline.en', '""', /at least 1/],
    [[], '$', '[]', /an object/],
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

  test('a repeated key', () => {
    expect(problems({ 'brand.json': '{ "name": "A",\n "name": "B" }' })).toMatchObject([
      { line: 2, column: 2, jsonPath: '$.name', message: 'the key is repeated' },
    ])
  })

  test.each([
    ['{ "name": }', 'value expected'],
    ['{ "name": "Jade"', 'close brace expected'],
    ['', 'empty file|value expected'],
    ['{ "name": "Jade" } x', 'end of file expected|invalid symbol'],
  ])('text that is no JSON: %s', (text, reason) => {
    expect(problems({ 'brand.json': text })).toMatchObject([
      { file: 'brands/jade/brand.json', line: 1, message: expect.stringMatching(new RegExp(reason)) },
    ])
  })

  test('no brand.json', () => {
    expect(problems({ 'theme.json': '{}' })).toMatchObject([
      { file: 'brands/jade/brand.json', found: 'nothing', message: 'the file is missing' },
    ])
  })

  test("a name that is no brand's id", () => {
    expect(problems({ 'brand.json': '{}' }, 'My Brand')).toMatchObject([
      { file: 'brands/My Brand', found: '"My Brand"' },
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
    const known = messageTable({ 'home.title': 'Home', 'cart.items_one': '{{count}} item', 'cart.items_other': '{{count}} items' })
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

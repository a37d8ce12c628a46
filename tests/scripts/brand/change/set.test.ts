import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestFolders, type TestFolders } from '../../../../src/server/brands/testFolders'
import { placeIn, placeOf } from '../../../../scripts/brand/change/places'
import { lineDiff } from '../../../../scripts/brand/change/lineDiff'
import { jsonOf, runIn } from '../testing/runIn'

let folders: TestFolders
beforeEach(async () => {
  folders = await createTestFolders()
})
afterEach(() => folders.cleanUp())

const set = (...args: string[]) => runIn(['set', ...args, '--brands', folders.dir])
const read = (name: string) => readFileSync(path.join(folders.dir, name), 'utf8')
const help = { terms: '/helpmc?article=terms' }

test.each([
  ['layout.header', 'brand.json', ['layout', 'header']],
  ['theme.default', 'brand.json', ['theme', 'default']],
  ['theme.colors.accent', 'theme.json', ['colors', 'accent']],
  ['theme.json colors.accent', 'theme.json', ['colors', 'accent']],
  ['theme.json.radius', 'theme.json', ['radius']],
  ['locales.en.auth.logIn', 'locales/en.json', ['auth.logIn']],
  ['slots.header.category.hide', 'brand.json', ['slots', 'header.category', 'hide']],
  [
    'slots.header.category.entries.rng.label.en',
    'brand.json',
    ['slots', 'header.category', 'entries', 'rng', 'label', 'en'],
  ],
  ['$.slots["header.category"].order[1]', 'brand.json', ['slots', 'header.category', 'order', 1]],
  ["$.tagline['zh-CN']", 'brand.json', ['tagline', 'zh-CN']],
  ['footer.partners[0].name', 'brand.json', ['footer', 'partners', 0, 'name']],
])('%s is in %s', (written, file, place) => {
  expect(placeOf(written)).toEqual({ file, path: place })
})

test.each([
  String.raw`["a\q"]`,
  '["a',
  'a..b',
  Array.from({ length: 20_000 }, () => 'a').join('.'),
  '[0]'.repeat(20_000),
])('what names no value is wrong use: %#', async (written) => {
  await folders.write('mine', { 'brand.json': { help } })
  const { code, err } = await set('mine', written, 'x')
  expect(code).toBe(2)
  expect(err).toMatch(/^brand: .{0,80} names no value\. Write it as explain and check do/)
})

test('numbers are places of a list where there is one; a text is found as the file writes it', () => {
  expect(placeIn(placeOf('footer.partners.0.name'), { footer: { partners: [{}] } })).toEqual([
    'footer',
    'partners',
    0,
    'name',
  ])
  expect(placeIn(placeOf('footer.partners.0.name'), { footer: {} })).toEqual(['footer', 'partners', '0', 'name'])
  expect(placeIn(placeOf('locales.en.auth.logIn'), { auth: { logIn: 'x' } })).toEqual(['auth', 'logIn'])
})

test.each([
  ['merchant', '12345', { merchant: '12345' }],
  ['footer.copyright', '2026', { footer: { copyright: '2026' } }],
  ['access.loginRequired', 'true', { access: { loginRequired: true } }],
])('%s %s: a text where only a text may stand', async (place, value, expected) => {
  await folders.write('mine', { 'brand.json': { help } })
  expect(await set('mine', place, value)).toMatchObject({ code: 0 })
  expect(JSON.parse(read('mine/brand.json'))).toEqual({ help, ...expected })
})

describe('one value in many brands', () => {
  const theme = '{\n  // the group’s blue\n  "colors": { "accent": "#0055aa" }, // until spring\n  "radius": 8\n}\n'
  beforeEach(async () => {
    for (const id of ['asia-one', 'asia-two', 'europe'])
      await folders.write(id, { 'brand.json': { help }, 'theme.json': theme })
    await folders.write('asia-three', { 'brand.json': { help } })
  })

  test('is shown first, then written, with all comments; a file that is not there is made', async () => {
    const dry = await set('asia-*', 'theme.colors.accent', '#0aa', '--dry-run')
    expect(dry.code).toBe(0)
    expect(dry.out).toContain(
      'brands/asia-one/theme.json\n    {\n      // the group’s blue\n  -   "colors": { "accent": "#0055aa" }, // until spring\n  +   "colors": { "accent": "#00aaaa" }, // until spring',
    )
    expect(dry.out).toContain('Without --dry-run it is 3 files.')
    expect(read('asia-one/theme.json')).toBe(theme)

    expect(await set('asia-*', 'theme.colors.accent', '#0aa')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Written: 3 files.'),
    })
    for (const id of ['asia-one', 'asia-two'])
      expect(read(`${id}/theme.json`)).toBe(theme.replace('#0055aa', '#00aaaa'))
    expect(JSON.parse(read('asia-three/theme.json'))).toEqual({
      $schema: expect.stringMatching(/schemas\/theme\.schema\.json$/),
      colors: { accent: '#00aaaa' },
    })
    expect(read('europe/theme.json')).toBe(theme)
    expect(readdirSync(path.join(folders.dir, 'asia-one')).sort()).toEqual(['brand.json', 'theme.json'])
    expect(await set('asia-*', 'theme.colors.accent', '#0aa')).toMatchObject({
      code: 0,
      out: expect.stringContaining('so already'),
    })
  })

  test('is taken out again', async () => {
    expect(await set('*', 'theme.radius', '--unset')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Written: 3 files.'),
    })
    expect(read('europe/theme.json')).toBe(
      '{\n  // the group’s blue\n  "colors": { "accent": "#0055aa" } // until spring\n}\n',
    )
    expect(existsSync(path.join(folders.dir, 'asia-three/theme.json'))).toBe(false)
  })

  test('is JSON where it can be, else a text', async () => {
    expect((await set('europe,asia-one', 'languages', '{"default":"en","supported":["en","ar"]}')).code).toBe(0)
    expect(JSON.parse(read('europe/brand.json'))).toMatchObject({
      languages: { default: 'en', supported: ['en', 'ar'] },
    })
    expect((await set('europe', 'languages.supported.1', 'zh-CN')).code).toBe(0)
    expect((await set('europe', 'access.loginRequired', 'true')).code).toBe(0)
    expect((await set('europe', 'locales.en.auth.logIn', '7')).code).toBe(0)
    expect(JSON.parse(read('europe/brand.json'))).toMatchObject({
      languages: { supported: ['en', 'zh-CN'] },
      access: { loginRequired: true },
    })
    expect(JSON.parse(read('europe/locales/en.json'))).toMatchObject({ 'auth.logIn': '7' })
  })
})

describe('where the check finds a new error nothing is written', () => {
  beforeEach(async () => {
    await folders.write('base', { 'brand.json': { abstract: true, help } })
    await folders.write('child', { 'brand.json': '{ "extends": "base", "layout": { "header": "meg" } }' })
    await folders.write('onyx', { 'brand.json': { extends: 'base', languages: { default: 'ar', supported: ['ar'] } } })
  })

  test.each([
    ['base,onyx', 'layout.header', 'rial', 'Did you mean "rail"?'],
    ['onyx', 'layuot.header', 'rail', 'Did you mean "layout"?'],
    ['onyx', 'theme.colors.acent', '#00aaaa', 'Did you mean "accent"?'],
    ['onyx', 'locales.en.auth.logInn', 'x', 'Did you mean "auth.logIn"?'],
    ['onyx', 'locales.en.app.logo', '{{brnd}}', 'Did you mean "brand"?'],
    ['onyx', 'assets.hero', 'hero.webp', 'the file does not exist'],
  ])('%s %s %s', async (names, place, value, expected) => {
    const before = read('onyx/brand.json')
    const { code, out } = await set(names, place, value)
    expect(code).toBe(1)
    expect(out).toContain(expected)
    expect(out).toContain('Nothing was written: the check finds')
    expect(read('onyx/brand.json')).toBe(before)
    expect(readdirSync(path.join(folders.dir, 'onyx'))).toEqual(['brand.json'])
  })

  test('in a brand that extends it too', async () => {
    const { code, out } = await set('base', 'languages', '{"default":"ar","supported":["ar","en"]}')
    expect([code, out]).toEqual([0, expect.stringContaining('Written')])
    const under = await set('base', 'jurisdiction', '{"authority":"Office","age":21}', '--json')
    expect(jsonOf(under)).toMatchObject({
      ok: false,
      written: [],
      errors: expect.arrayContaining([expect.objectContaining({ brand: 'onyx', jsonPath: '$.registration.age' })]),
    })
    expect(JSON.parse(read('base/brand.json'))).not.toHaveProperty('jurisdiction')
  })

  test('an error that was there keeps nobody from mending another, or itself', async () => {
    expect((await set('child', 'name', 'Child')).code).toBe(0)
    expect((await set('child', 'layout.header', 'mega')).code).toBe(0)
    expect(read('child/brand.json')).toBe('{ "extends": "base", "layout": { "header": "mega" }, "name": "Child" }')
  })
})

test.each([
  [['nobody', 'name', 'x'], 2, 'No brand in'],
  [['asai', 'name', 'x'], 2, 'Did you mean "asia"?'],
  [['asia', 'name'], 2, 'or --unset'],
  [['asia', 'name', 'x', '--unset'], 2, 'not both'],
  [['asia', 'a..b', 'x'], 2, 'names no value'],
  [['asia', 'locales.en', 'x'], 2, 'names no text'],
  [['asia', 'name.en', 'x'], 1, '$.name is "Asia", which has no .en. Set $.name as a whole.'],
  [['broken', 'name', 'x'], 1, 'brand.json:1:'],
])('%j is refused', async (args, code, expected) => {
  await folders.write('asia', { 'brand.json': { name: 'Asia' } })
  await folders.write('broken', { 'brand.json': '{ "name": }' })
  const result = await set(...args)
  expect([result.code, result.err]).toEqual([code, expect.stringContaining(expected)])
  expect(JSON.parse(read('asia/brand.json'))).toEqual({ name: 'Asia' })
})

test('a difference is shown with the lines around it', () => {
  const lines = (...of: (string | number)[]) => of.join('\n')
  const diff = lineDiff(lines(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), lines(1, 2, 3, 'x', 5, 6, 7, 8, 9, 10, 12, 13))
  expect(diff.map((run) => run.map(({ sign, text }) => sign + text).join(' '))).toEqual([
    ' 2  3 -4 +x  5  6',
    ' 9  10 -11  12 +13',
  ])
  expect(lineDiff('a', 'a')).toEqual([])
  expect(lineDiff('', 'a\n')).toEqual([[{ sign: '+', text: 'a' }]])
})

describe('a file that cannot be changed as a text is left as it is', () => {
  test('one that is not UTF-8 keeps its letters', async () => {
    const latin = Buffer.from('{ "name": "Café" }', 'latin1')
    await folders.write('asia', { 'brand.json': latin })
    const { code, err } = await set('asia', 'layout.header', 'mega')
    expect([code, err]).toEqual([1, expect.stringContaining('asia: brand.json is not saved as UTF-8.')])
    expect(readFileSync(path.join(folders.dir, 'asia/brand.json')).equals(latin)).toBe(true)
  })

  test('one that a link has elsewhere', async () => {
    await folders.write('asia', { 'brand.json': { name: 'Asia' } })
    const outside = path.join(folders.dir, '../theme.json')
    writeFileSync(outside, '{ "radius": 8 }')
    symlinkSync(outside, path.join(folders.dir, 'asia/theme.json'))
    const { code, err } = await set('asia', 'theme.radius', '4')
    expect([code, err]).toEqual([1, expect.stringContaining('theme.json is a link that leads out of the folder.')])
    expect(readFileSync(outside, 'utf8')).toBe('{ "radius": 8 }')
  })
})

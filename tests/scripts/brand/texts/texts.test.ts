import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestFolders, type TestFolders } from '../../../../src/server/brands/testFolders'
import { jsonOf, runIn } from '../testing/runIn'

let folders: TestFolders
beforeEach(async () => {
  folders = await createTestFolders()
  await folders.write('group', {
    'brand.json': { abstract: true, languages: { default: 'en', supported: ['en', 'ar'] } },
    'locales/en.json': { 'auth.logIn': 'Come in', 'auth.register': { submit: 'Join the group' } },
  })
  await folders.write('mine', {
    'brand.json': {
      extends: 'group',
      name: 'Mine',
      help: { terms: '/helpmc?article=terms' },
      tagline: { en: 'All mine', ar: 'لي' },
    },
    'locales/en.json':
      '{\n  // as the owner says it\n  "auth.logIn": "Enter", // short\n  "deposit": { "method": "Pay by" }\n}\n',
    'pages/about.en.md': '# About us\n\nWe are a small company.\n',
  })
})
afterEach(() => folders.cleanUp())

const texts = (...args: string[]) => runIn(['texts', 'mine', ...args, '--brands', folders.dir])
const found = async (...args: string[]) =>
  jsonOf(await texts(...args, '--json')) as { found: unknown[]; near: unknown[] }
const file = (name: string) => path.join(folders.dir, 'mine', name)
const read = (name: string) => readFileSync(file(name), 'utf8')

describe('a text is found by what the page says', () => {
  test('in the folder, with its line', async () => {
    const { code, out } = await texts('enter')
    expect(code).toBe(0)
    expect(out).toMatch(/^auth\.logIn {2}auth\n {2}en {5}"Enter"\n +brand mine {2}brands\/mine\/locales\/en\.json:3$/m)
    expect(out).toContain("npm run brand -- set mine 'locales.en.auth.logIn'")
    expect((await found('pay by')).found[0]).toMatchObject({
      key: 'deposit.method',
      decidedBy: 'brand',
      file: 'brands/mine/locales/en.json',
      line: 4,
    })
  })

  test('of a base, of the product in another language, of brand.json, of a page', async () => {
    const { found: ofBase } = await found('Join the group')
    expect(ofBase).toMatchObject([{ decidedBy: 'base', brand: 'group', file: 'brands/group/locales/en.json', line: 4 }])
    expect((await found('تسجيل الدخول', '--language', 'ar')).found).toContainEqual(
      expect.objectContaining({
        key: 'auth.logIn',
        language: 'ar',
        decidedBy: 'product',
        file: 'src/i18n/messages/ar.json',
        line: expect.any(Number),
      }),
    )
    expect((await found('all mine')).found[0]).toMatchObject({
      key: '$.tagline.en',
      part: 'brand.json',
      decidedBy: 'brand',
      file: 'brands/mine/brand.json',
    })
    expect((await found('small company')).found).toMatchObject([
      { key: 'pages/about', file: 'brands/mine/pages/about.en.md', line: 3 },
    ])
  })

  test('one that nobody says: what comes near, and where else it may come from; code 1', async () => {
    const { code, out } = await texts('small compnay')
    expect(code).toBe(1)
    expect(out).toContain('Not found: no text of mine says "small compnay".')
    expect(out).toContain('"We are a small company."')
    expect((await texts('qqqqqqq')).out).toContain('come from the platform, and are changed there')
  })

  test('nothing is offered to be written over where no text says the words', async () => {
    for (const words of ['Bonus for new members', 'Play Dragon Fortune']) {
      const { code, out } = await texts(words)
      expect([code, out]).toEqual([1, expect.not.stringContaining('brand -- set')])
    }
    // words of a key find its texts, and which of them is meant is not known
    const { code, out } = await texts('deposit method')
    expect([code, out]).toEqual([0, expect.stringContaining('deposit.method')])
    expect(out).not.toContain('brand -- set')
  })

  test('a key that is far from all others is answered with this search', async () => {
    await folders.write('mine', { 'locales/en.json': { 'some.thing.of.my.own.that.is.long': 'x' } })
    const { out } = await runIn(['check', 'mine', '--brands', folders.dir])
    expect(out).toContain('to mend  Find it by what the page says: npm run brand -- texts mine "words"')
  })

  test.each([
    [[], 'Say what the page says'],
    [['x', '--language', 'thai'], 'is no language'],
    [['--export', 'x.csv'], '--language th'],
    [['--export', 'x.doc', '--language', 'th'], 'no .xlf and no .csv'],
    [['--import', 'nowhere.csv'], 'There is no file'],
    [['--import', 'a.csv', '--export', 'b.csv'], 'not both'],
  ])('%j is not understood', async (args, expected) => {
    expect(await texts(...args)).toMatchObject({ code: 2, err: expect.stringContaining(expected) })
  })

  test('a named pipe is not waited for', async () => {
    const pipe = path.join(folders.dir, '..', 'pipe.csv')
    execFileSync('mkfifo', [pipe])
    const { code, err } = await texts('--import', pipe)
    expect([code, err]).toEqual([1, `brand: ${pipe} cannot be read: pipe.csv is not a plain file`])
  })
})

test('what the handbook finds is found', async () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/handbook/texts.md'), 'utf8')
  const commands = [...page.matchAll(/brand -- texts comet "([^"]+)"\n\n {4}(\S+) /g)]
  const inWords = [...page.matchAll(/`"([^"]+)"` finds `([^`]+)`/g)]
  expect([commands.length, inWords.length]).toEqual([1, 1])
  await folders.write('comet', { 'brand.json': { name: 'Comet', languages: { default: 'en', supported: ['en'] } } })
  const foundFor = async (words = '') =>
    jsonOf(await runIn(['texts', 'comet', words, '--json', '--brands', folders.dir])) as { found: unknown[] }
  for (const [, words, key] of commands) expect((await foundFor(words)).found).toMatchObject([{ key }])
  for (const [, words, text] of inWords)
    expect((await foundFor(words)).found[0]).toEqual(expect.objectContaining({ text }))
})

describe.each(['csv', 'xlf'])('translated as %s', (format) => {
  const place = () => path.join(folders.dir, '..', `texts.${format}`)
  const exported = async (language: string, ...words: string[]) => {
    const result = await texts(...words, '--export', place(), '--language', language, '--force')
    expect(result).toMatchObject({ code: 0, err: '' })
    return readFileSync(place(), 'utf8')
  }
  /** Puts a translation where a translator would. */
  const translate = (key: string, text: string, language: string) => {
    const old = readFileSync(place(), 'utf8')
    const lines = old.split('\n')
    const at = lines.findIndex((line) =>
      format === 'csv' ? line.startsWith(`${key},`) : line.includes(`<unit id="${key}"`),
    )
    if (at < 0) throw new Error(`no ${key} in ${language}`)
    if (format === 'csv') {
      const cells = lines[at]?.split(',') ?? []
      lines[at] = [cells[0], cells[1], text, ...cells.slice(-2)].join(',')
    } else {
      const source = lines.findIndex((line, index) => index > at && line.includes('<source>'))
      const had = lines[source + 1]?.includes('<target>') ? 1 : 0
      lines.splice(source + 1, had, `<target>${text}</target>`)
    }
    writeFileSync(place(), lines.join('\n'))
  }

  test('what was exported changes nothing when it comes back', async () => {
    const before = read('locales/en.json')
    await exported('en')
    const { code, out } = await texts('--import', place())
    expect([code, out.trim()]).toEqual([0, 'Nothing to write: all of it is so already.'])
    expect(read('locales/en.json')).toBe(before)
    for (const language of ['ar', 'ru']) {
      await exported(language)
      expect(await texts('--import', place())).toMatchObject({ code: 0, out: expect.stringContaining('so already') })
      expect(existsSync(file(`locales/${language}.json`))).toBe(false)
    }
  })

  test('a new language: all forms of its plurals are there; what was translated is written, with the schema', async () => {
    const text = await exported('ru')
    for (const form of ['one', 'few', 'many', 'other']) expect(text).toContain(`account.devices.ended_${form}`)
    translate('auth.logIn', 'Заходи', 'ru')
    const dry = await texts('--import', place(), '--dry-run')
    expect(dry.code).toBe(0)
    expect(dry.out).toContain('+   "auth.logIn": "Заходи"')
    expect(dry.out).toContain('A dry run: nothing was written.')
    expect(existsSync(file('locales/ru.json'))).toBe(false)
    expect(await texts('--import', place())).toMatchObject({
      code: 0,
      out: expect.stringContaining('Written: 1 file.'),
    })
    expect(JSON.parse(read('locales/ru.json'))).toEqual({
      $schema: expect.stringMatching(/schemas\/editor\/locale\.schema\.json$/),
      'auth.logIn': 'Заходи',
    })
  })

  test('comments and order stay; a text that is the base’s again is taken out', async () => {
    await exported('en', 'enter')
    translate('auth.logIn', 'Come in', 'en')
    expect(await texts('--import', place())).toMatchObject({ code: 0 })
    expect(read('locales/en.json')).toBe('{\n  // as the owner says it\n  "deposit": { "method": "Pay by" }\n}\n')
  })

  test('a text that was changed in the folder since is kept and named; --force takes what the file says', async () => {
    await exported('en')
    translate('auth.logIn', 'Step in', 'en')
    translate('deposit.method', 'Pay with', 'en')
    await folders.write('mine', { 'locales/en.json': { 'auth.logIn': 'Enter', 'deposit.method': 'Pay using' } })
    const { code, out } = await texts('--import', place())
    expect(code).toBe(1)
    expect(out).toMatch(
      /^deposit\.method {2}translated anew as well\n {2}locales\/en\.json +"Pay using"\n.*"Pay with"/m,
    )
    expect(out).toContain('--force')
    expect(JSON.parse(read('locales/en.json'))).toEqual({ 'auth.logIn': 'Step in', 'deposit.method': 'Pay using' })
    expect(await texts('--import', place(), '--force')).toMatchObject({ code: 0 })
    expect(JSON.parse(read('locales/en.json'))).toMatchObject({ 'deposit.method': 'Pay with' })
  })

  test('one that the translator left alone is kept as well, and that is no mistake', async () => {
    await exported('en')
    await folders.write('mine', { 'locales/en.json': { 'auth.logIn': 'Walk in' } })
    const before = read('locales/en.json')
    const result = jsonOf(await texts('--import', place(), '--json'))
    expect(result).toMatchObject({
      ok: true,
      written: [],
      kept: expect.arrayContaining([
        expect.objectContaining({ id: 'auth.logIn', folder: 'Walk in', file: 'Enter', translated: false }),
      ]),
    })
    expect(read('locales/en.json')).toBe(before)
    expect((await texts('--import', place())).code).toBe(0)
  })

  test('lost placeholders and unknown keys are refused with their line, and nothing is written', async () => {
    await exported('ru')
    translate('deposit.pay', 'Оплатить', 'ru')
    writeFileSync(
      place(),
      readFileSync(place(), 'utf8').replace('account.devices.ended_few', 'account.devices.endet_few'),
    )
    const { code, out } = await texts('--import', place())
    expect(code).toBe(1)
    expect(out).toMatch(
      /error {2}.*texts\.(csv|xlf):\d+:1 {2}\$\["deposit\.pay"\]\n {4}the text leaves out what the product fills in/,
    )
    expect(out).toContain('the message key is unknown')
    expect(out).toContain('Nothing was written.')
    expect(existsSync(file('locales/ru.json'))).toBe(false)
  })

  test('of a brand that has errors nothing is read', async () => {
    await exported('ru')
    await folders.write('mine', { 'brand.json': '{' })
    expect(await texts('--import', place())).toMatchObject({ code: 1, err: expect.stringContaining('mend them first') })
  })
})

describe('files of translators', () => {
  test('a table that is not UTF-8 is refused: it would lose letters', async () => {
    writeFileSync(file('../fr.csv'), Buffer.from('key;target (fr)\nauth.logIn;Accès réservé\n', 'latin1'))
    const { code, err } = await texts('--import', file('../fr.csv'), '--yes')
    expect([code, err]).toEqual([1, expect.stringContaining('save it again, in a spreadsheet as "CSV UTF-8"')])
    expect(existsSync(file('locales/fr.json'))).toBe(false)
  })

  test('the folder of a file is made; a folder of its name is no file', async () => {
    const target = file('../out/deep/ar.csv')
    expect(await texts('Enter', '--language', 'ar', '--export', target)).toMatchObject({ code: 0, err: '' })
    expect(existsSync(target)).toBe(true)
    mkdirSync(file('../out/folder.csv'))
    const { code, err } = await texts('--import', file('../out/folder.csv'))
    expect([code, err]).toEqual([1, expect.stringMatching(/^brand: .*folder\.csv cannot be read: .*not a plain file/)])
    const over = await texts('--language', 'ar', '--export', file('../out/folder.csv'), '--force')
    expect([over.code, over.err]).toEqual([1, expect.stringMatching(/^brand: .*folder\.csv cannot be written: EISDIR/)])
  })
})

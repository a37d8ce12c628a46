import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv, writeCsv } from '../../../../scripts/brand/texts/csv'
import { versionOf } from '../../../../scripts/brand/texts/changedSince'
import type { TextRow } from '../../../../scripts/brand/texts/rows'
import { nearTexts, searchTexts } from '../../../../scripts/brand/texts/search'
import { checkRows, takeTexts } from '../../../../src/server/brands/change/takeTexts'
import { readXliff, writeXliff } from '../../../../scripts/brand/texts/xliff'
import { readProduct } from '../../../../scripts/brand/product'
import { commentsOf } from '../testing/commentsOf'
import { hiddenIn } from '../../../../src/lib/hiddenCharacters'
import { messageTable } from '../../../../src/lib/messageTable'
import { parseDocument } from '../../../../src/server/brands/jsonDocument'
import { readLocale } from '../../../../src/server/brands/readLocale'

const product = readProduct(path.resolve(import.meta.dirname, '../../../..'))

const sign = fc.oneof(
  fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    "'",
    '"',
    ',',
    ';',
    '\t',
    '\n',
    ' ',
    '<',
    '>',
    '&',
    ']]>',
    '{{name}}',
    '＝',
    '|',
    '%',
  ),
  fc.constantFrom('a', 'é', 'ไ', '字', 'ب', '👩‍🚀', '\u200f', '<terms>', '</terms>', '<!--', '&amp;', '\\n'),
)
/** Texts as players may read them. What is made of spaces alone counts as none, and none ends with a line. */
const text = fc
  .array(sign, { maxLength: 12 })
  .map((signs) => signs.join(''))
  .map((each) => each.trimEnd())
  .filter((each) => hiddenIn(each) === undefined)
const rows = fc
  .uniqueArray(fc.constantFrom(...[...product.messageKeys.keys()].slice(0, 300)), { maxLength: 8 })
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.record({ source: text, target: text, note: text }).map((row) => ({ id, ...row })))),
  )
const textsFile = (of: readonly TextRow[]) => ({ sourceLanguage: 'en', language: 'th', rows: of })
const versions = (of: readonly { version?: string }[]) => of.map(({ version }) => version)
const plain = (of: readonly { id: string; target: string }[]) => of.map(({ id, target }) => ({ id, target }))

describe('there and back', () => {
  test('as CSV', () => {
    fc.assert(
      fc.property(rows, (some) => {
        const read = readCsv('x.csv', writeCsv(textsFile(some)))
        expect(read.language).toBe('th')
        expect(plain(read.rows)).toEqual(plain(some))
        expect(versions(read.rows)).toEqual(some.map(({ target }) => versionOf(target)))
      }),
      { numRuns: 500 },
    )
  })

  test('as XLIFF', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (some) => {
        const read = await readXliff('x.xlf', await writeXliff(textsFile(some)))
        expect(read.language).toBe('th')
        expect(plain(read.rows)).toEqual(plain(some))
        expect(versions(read.rows)).toEqual(some.map(({ target }) => versionOf(target)))
      }),
      { numRuns: 500 },
    )
  })

  test('no cell begins like a formula', () => {
    fc.assert(
      fc.property(rows, (some) => {
        const cells = writeCsv(textsFile(some)).split('\r\n').slice(1).join('\r\n')
        // Read by a spreadsheet's rules: quotes are no part of a cell.
        const starts = Array.from(cells.matchAll(/(?:^|\r\n|,)("?)([=+\-@\t])/g))
        const inside = some.flatMap((row) => Object.values(row)).join('\n')
        expect(starts.every(([whole]) => inside.includes(whole.replace(/^\r\n/, '')))).toBe(true)
      }),
    )
    const [, row = ''] = writeCsv(
      textsFile([{ id: 'auth.logIn', source: '@SUM(A1)', target: '=cmd|x', note: '+1' }]),
    ).split('\r\n')
    expect(row).toBe(`auth.logIn,'@SUM(A1),'=cmd|x,'+1,${versionOf('=cmd|x')}`)
  })

  test('a table that a spreadsheet saved with semicolons or tabs, with a column of its own', () => {
    const rowOf = (delimiter: string) =>
      ['key', 'mine', 'target (th)'].join(delimiter) + '\n' + ['auth.logIn', 'x', 'เข้า'].join(delimiter)
    for (const delimiter of [';', '\t', ','])
      expect(readCsv('x.csv', rowOf(delimiter)).rows).toEqual([{ id: 'auth.logIn', target: 'เข้า', line: 2 }])
  })
})

describe('files that are refused', () => {
  const unit = (id: string, more = '<segment><source>a</source><target>b</target></segment>') =>
    `<unit${id}>${more}</unit>`
  const xliff = (...units: string[]) =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="th">\n<file id="f">\n${units.join('\n')}\n</file></xliff>`
  const wrongIn = async (text: string) =>
    checkRows('mine', 'x.xlf', (await readXliff('x.xlf', text)).rows, product.messageKeys).map(
      ({ line, jsonPath, message, hint }) => [line, jsonPath, message, hint],
    )

  test('units: unknown, twice, without an id, in a group', async () => {
    expect(await wrongIn(xliff(unit(' id="auth.logIn"'), `<group id="g">${unit(' id="auth.logIn"')}</group>`))).toEqual(
      [[4, '$["auth.logIn"]', 'the key is repeated', expect.any(String)]],
    )
    expect(await wrongIn(xliff(unit(''), unit(' id="auth.logInn"')))).toEqual([
      [3, '$', 'the key is missing', expect.any(String)],
      [4, '$["auth.logInn"]', 'the message key is unknown', 'Did you mean "auth.logIn"?'],
    ])
    expect(await wrongIn(xliff(unit(' id="__proto__"')))).toMatchObject([
      [3, '$.__proto__', 'the message key is unknown', expect.stringContaining('brand -- texts mine')],
    ])
  })

  test.each([
    [
      'cut into pieces',
      xliff(
        unit(
          ' id="auth.logIn"',
          '<segment><source>a</source><target>b</target></segment><segment><source>c</source></segment>',
        ),
      ),
      /x\.xlf:3 .* into 2 pieces/,
    ],
    [
      'with elements in a target',
      xliff(unit(' id="auth.logIn"', '<segment><source>a</source><target>b <ph id="1"/></target></segment>')),
      /x\.xlf:3 .* has elements/,
    ],
    ['of the version before', xliff().replace('version="2.0"', 'version="1.2"'), /no XLIFF 2/],
    ['without a target language', xliff().replace(' trgLang="th"', ''), /trgLang/],
    ['of no XML', 'key,target', /cannot be read/],
    ['that is empty', '', /cannot be read/],
    ['that ends early', xliff(unit(' id="auth.logIn"')).slice(0, -12), /cannot be read/],
  ])('XLIFF %s', async (_, text, expected) => {
    await expect(readXliff('x.xlf', text)).rejects.toThrow(expected)
  })

  test.each([
    ['without its columns', 'id,text\na,b', /no columns "key" and "target/],
    ['without a language', 'key,target\na,b', /such as "target \(th\)"/],
    ['that is empty', '', /found: nothing/],
    ['with two texts', 'key,target (ar),target (en)\na,b,c', /2 columns for the text: target \(ar\), target \(en\)/],
    ['with two keys', 'key,key,target (th)\na,b,c', /2 columns for the key: key, key/],
    ['with a quote that never ends', 'key,target (th)\na,"b', /cannot be read/],
  ])('CSV %s', (_, text, expected) => expect(() => readCsv('x.csv', text)).toThrow(expected))

  test('of keys that are all unknown: each is told, and what was meant is looked for a hundred times', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => ({ id: `auth.logInn${'x'.repeat(40)}${at}`, target: 'x' }))
    const wrong = checkRows('mine', 'x.csv', [{ id: 'auth.logInn', target: 'x' }, ...many], product.messageKeys)
    expect(wrong).toHaveLength(20_001)
    expect(wrong[0]?.hint).toBe('Did you mean "auth.logIn"?')
    expect(wrong.at(-1)?.hint).toContain('brand -- texts mine')
  })

  test('placeholders that were lost or made up, and signs that nobody sees', () => {
    const [id, [name = '']] = [...product.messageKeys].find(
      ([, names]) => names.length === 1 && names[0] !== 'count',
    ) ?? ['', []]
    const wrong = (target: string) =>
      checkRows('mine', 'x.csv', [{ id, target, line: 7 }], product.messageKeys).map(
        ({ message, found }) => `${message}: ${found}`,
      )
    expect(wrong(`{{${name}}}`)).toEqual([])
    expect(wrong('')).toEqual([])
    expect(wrong('x')).toEqual([`the text leaves out what the product fills in: a text without {{${name}}}`])
    expect(wrong(`{{${name}x}} {{${name}}}`)).toEqual([
      `the text has a placeholder that the product does not fill in: "{{${name}x}}"`,
    ])
    expect(wrong(`{{${name}}}\u200b`)).toEqual(['the text has a character that nobody sees: U+200B'])
  })
})

describe('into the folder', () => {
  const keys = ['a.one', 'a.two', 'b.three', 'c']
  const known = messageTable(Object.fromEntries(keys.map((key) => [key, ''])))
  const word = fc.constantFrom('x', 'y', 'z', '')
  const own = fc.dictionary(fc.constantFrom(...keys), word.filter(Boolean), { maxKeys: 4, noNullPrototype: true })
  const written = (texts: object, nested: boolean) => {
    const lines = Object.entries(texts).map(([key, each]) => {
      const [first = '', second] = key.split('.')
      const value = JSON.stringify(each)
      return nested && second !== undefined && first === 'b'
        ? `  // about ${key}\n  "${first}": { /* in */ "${second}": ${value} } /* after */`
        : `  // about ${key}\n  "${key}": ${value}`
    })
    return `{\n${lines.join(',\n')}\n}\n`
  }

  test('players read what the file says; comments and order stay', () => {
    fc.assert(
      fc.property(
        own,
        fc.boolean(),
        fc.dictionary(fc.constantFrom(...keys), word),
        fc.dictionary(fc.constantFrom(...keys), word),
        (mine, nested, inherited, wanted) => {
          const text = written(mine, nested)
          const rows = Object.entries(wanted).map(([id, target]) => ({ id, target }))
          const result = takeTexts({ rows, text, inherited, schema: 's' })
          const { value: document, issues } = parseDocument('mine', 'x', result)
          expect(issues).toEqual([])
          const read = document && readLocale('mine', document, known)
          expect(read?.issues).toEqual([])
          const shown: Record<string, string> = { ...inherited, ...read?.value }
          for (const key of keys) expect(shown[key]).toBe(wanted[key] ? wanted[key] : { ...inherited, ...mine }[key])
          expect(commentsOf(result).filter((each) => each !== '/* in */')).toEqual(
            commentsOf(text).filter((each) => each !== '/* in */'),
          )
          const kept = Object.keys(mine).filter((key) => Object.hasOwn(read?.value ?? {}, key))
          expect(Object.keys(read?.value ?? {}).filter((key) => kept.includes(key))).toEqual(kept)
          expect(takeTexts({ rows, text: result, inherited, schema: 's' })).toBe(result)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('a brand that has no file gets one, with its schema; one that needs none gets none', () => {
    const input = { text: undefined, inherited: { c: 'x' }, schema: '../s.json' }
    expect(takeTexts({ ...input, rows: [{ id: 'c', target: 'y' }] })).toBe(
      '{\n  "$schema": "../s.json",\n  "c": "y"\n}\n',
    )
    expect(takeTexts({ ...input, rows: [{ id: 'c', target: 'x' }] })).toBe('')
  })
})

test('what a page says finds its text, the surest first', () => {
  const texts = [
    { key: 'a', text: '{{count}} missions done' },
    { key: 'b', text: 'Missions' },
    { key: 'c', text: 'Your missions of today' },
    { key: 'd', text: 'I agree to the <terms>terms and conditions</terms>' },
    { key: 'e', text: 'Won’t' },
    { key: 'f', text: '{{a}} {{b}}' },
    { key: 'g.h', text: 'x' },
  ]
  const found = (words: string) => searchTexts(texts, words).map(({ key }) => key)
  expect(found('missions')).toEqual(['b', 'c', 'a'])
  expect(found('3 missions done')).toEqual(['a'])
  expect(found('today missions')).toEqual(['c'])
  expect(found('i agree to the terms and')).toEqual(['d'])
  expect(found("won't")).toEqual(['e'])
  expect(found('g.h')).toEqual(['g.h'])
  expect(found('nothing at all')).toEqual([])
})

test('words of the platform around a text of few words are not that text, which only comes near', () => {
  const texts = [
    { key: 'mall.open', text: '{{name}} for {{points}}' },
    { key: 'play', text: 'Play {{title}}' },
    { key: 'points', text: '{{points}} points' },
  ]
  const found = (words: string) => searchTexts(texts, words).map(({ key }) => key)
  const near = (words: string) => nearTexts(texts, words).map(({ key }) => key)
  for (const [words, key] of [
    ['Bonus for new members', 'mall.open'],
    ['Play Dragon Fortune', 'play'],
    ['Win up to 500 points', 'points'],
  ] as const) {
    expect(found(words), words).toEqual([])
    expect(near(words), words).toContain(key)
  }
  expect(found('1,500 points')).toEqual(['points'])
})

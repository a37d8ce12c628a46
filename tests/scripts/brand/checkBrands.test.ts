import path from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BrandError } from '../../../src/server/brands/brandError'
import { createTestFolders, type TestFolders } from '../../../src/server/brands/testFolders'
import { checkAccent, themeOf } from '../../../scripts/brand/new/answers'
import { folderFiles } from '../../../scripts/brand/new/files'
import { usualAnswers } from '../../../scripts/brand/new/usualAnswers'
import { readProduct } from '../../../scripts/brand/product'
import { checkBrands } from '../../../scripts/brand/check/checkBrands'
import { leadsTo } from '../../../src/server/brands/product/checkSlots'
import { mendOf, printReport } from '../../../scripts/brand/check/printReport'
import { paintWith } from '../../../scripts/brand/io'

const root = path.resolve(import.meta.dirname, '../../..')
const product = readProduct(root)
let folders: TestFolders
beforeEach(async () => {
  folders = await createTestFolders()
})
afterEach(() => folders.cleanUp())

const terms = { terms: '/helpmc?article=terms' }

/** Checks a brand of these files, which names its terms unless its file says something of help itself. */
const check = async ({ 'brand.json': brand, ...files }: Readonly<Record<string, unknown>>) => {
  await folders.remove('mine')
  const told =
    typeof brand === 'object' && brand !== null ? { ...brand, ...(!('help' in brand) && { help: terms }) } : brand
  await folders.write('mine', { ...(told !== undefined && { 'brand.json': told }), ...files })
  const [report] = checkBrands({ dir: folders.dir, product })
  if (!report) throw new Error('no report')
  return report
}
const slots = (slot: string, override: object) => check({ 'brand.json': { slots: { [slot]: override } } })

test('thousands of problems of one brand are printed as a hundred, errors first, and counted', async () => {
  const names = Array.from({ length: 300 }, (_, number) => number)
  const report = await check({
    'brand.json': {},
    ...Object.fromEntries(names.map((name) => [`locales/x${name}.json`, {}])),
  })
  expect(report.errors).toHaveLength(300)
  const options = { paint: paintWith(false), quiet: false, milliseconds: 1 }
  const lines = printReport([{ ...report, warnings: report.errors }], options).split('\n')
  expect(lines.filter((line) => line.startsWith('  error'))).toHaveLength(100)
  expect(lines).toContain('  and 500 more: --json has them all')
  expect(lines.at(-1)).toContain('300 errors, 300 warnings')
})

describe('what the law of a jurisdiction needs', () => {
  const authority = 'Office of Tests'
  const jurisdiction = { authority }
  const footer = { licence: { en: 'Licensed by the Office of Tests' } }
  const errorsOf = async (brand: object) =>
    (await check({ 'brand.json': { footer, ...brand } })).errors.map(
      ({ jsonPath, line, message }) => `${line} ${jsonPath} ${message}`,
    )

  test('who names no authority may hide what it needs', async () => {
    const brand = { slots: { page: { hide: ['home', 'login'] }, 'footer.group': { hide: ['about', 'legal'] } } }
    expect(await errorsOf(brand)).toEqual([])
    expect(await errorsOf({ ...brand, jurisdiction })).toHaveLength(4)
  })

  test('the age is at least 18, both of it', async () => {
    const young = { registration: { age: 18 } }
    expect(await errorsOf({ ...young, jurisdiction })).toEqual([])
    expect(await errorsOf({ registration: { age: 16, birthdayAge: 17 }, jurisdiction })).toHaveLength(2)
  })

  test('a base is asked by those who extend it', async () => {
    await folders.write('base', { 'brand.json': { abstract: true, footer, jurisdiction: { authority, age: 21 } } })
    const reports = () => checkBrands({ dir: folders.dir, product }).map(({ id, state }) => `${id} ${state}`)
    await folders.write('mine', { 'brand.json': { extends: 'base' } })
    expect(reports()).toEqual(['base base', 'mine wrong'])
    await folders.write('mine', { 'brand.json': { extends: 'base', registration: { age: 21 } } })
    expect(reports()).toEqual(['base base', 'mine right'])
  })
})

describe('ways to a page that the same brand hides', () => {
  const warnedOf = async (brand: object) => {
    const { errors, warnings } = await check({ 'brand.json': brand })
    expect(errors).toEqual([])
    return warnings.map(({ jsonPath, message }) => `${jsonPath} ${message}`)
  }
  const link = (href: string) => ({ links: [{ id: 'mine', label: 'Mine', href }] })

  test('a link of the brand’s own, in a menu, the footer or the text of the registration', async () => {
    const page = { hide: ['download'] }
    expect(
      await warnedOf({
        slots: { page, 'header.link': link('/down?from=menu'), 'footer.group': link('/help') },
        help: { terms: '/down' },
      }),
    ).toEqual(
      expect.arrayContaining([
        '$.slots["header.link"].links[0].href it leads to the page download, which the brand hides',
        '$.help.terms it leads to the page download, which the brand hides',
      ]),
    )
    expect(await warnedOf({ slots: { 'header.link': link('/down') } })).toEqual([])
    expect(await warnedOf({ slots: { page, 'header.link': link('https://down.example/down') } })).not.toContain(
      expect.stringContaining('header.link'),
    )
  })

  test('an entry of the product, until it is hidden too', async () => {
    const page = { hide: ['promotions'] }
    const [first, ...others] = await warnedOf({ slots: { page } })
    expect(first).toMatch(/^\$\.slots\.page\.hide\[0\] .* still leads to the page promotions$/)
    const left = await warnedOf({ slots: { page, 'header.link': { hide: ['promotions'] } } })
    expect(left).toHaveLength(others.length)
  })

  test('one page of a centre', async () => {
    const menu = { hide: ['depositv2'] }
    expect(await warnedOf({ slots: { 'member.menu': menu, 'header.link': link('/member?page=depositv2') } })).toEqual(
      expect.arrayContaining([
        '$.slots["header.link"].links[0].href it leads to depositv2 of member.menu, which the brand hides',
      ]),
    )
  })

  test('a category goes with its page', async () => {
    expect(await warnedOf({ slots: { page: { hide: ['fish'] } } })).toEqual([])
  })
})

describe('what a reader or a platform would stumble over', () => {
  test('signs that are no HTML', async () => {
    const { errors, warnings } = await check({
      'brand.json': { tagline: 'a < b & c' },
      'locales/en.json': { 'auth.register.agree': 'I agree to the <terms>terms</terms>' },
    })
    expect([...errors, ...warnings]).toEqual([])
  })
})

describe('names that nothing answers to', () => {
  test('a name of the language itself, and a query after the address of a page', async () => {
    expect((await slots('header.category', { hide: ['constructor'] })).errors).toMatchObject([
      { found: '"constructor"' },
    ])
    const link = { id: 'mine', label: 'Mine', href: '/promotions?x=1' }
    expect(await slots('header.link', { links: [link] })).toMatchObject({ errors: [], warnings: [] })
  })

  test('every call of the product is known, by an id of its own', () => {
    expect(new Set(product.catalogue.callIds).size).toBe(product.catalogue.callIds.length)
    expect(product.catalogue.callIds).toEqual(
      expect.arrayContaining([
        'availablePromotions',
        'memberAnnouncements',
        'loginCheck',
        'vendors',
        'walletTransfer',
        'betRecords',
      ]),
    )
  })
})

test('routes', () => {
  expect([
    leadsTo('/promotions', '/promotions/'),
    leadsTo('/promotions/detail/:id', '/promotions/detail/7'),
    leadsTo('/a/*', '/a/b/c'),
  ]).toEqual([true, true, true])
  expect([leadsTo('/promotions', '/promotion'), leadsTo('/a/:id', '/a'), leadsTo('/', '/a')]).toEqual([
    false,
    false,
    false,
  ])
})

describe('texts', () => {
  test('a placeholder that the product does not fill in is refused, one left out is warned of', async () => {
    const key = [...product.messageKeys].find(
      ([name, names]) => names.length === 1 && names[0] !== 'count' && !/_\w+$/.test(name),
    )
    if (!key) throw new Error('no text with a placeholder')
    const [name, [placeholder = '']] = key
    const text = (value: string) => check({ 'brand.json': {}, 'locales/en.json': { [name]: value } })
    expect((await text(`{{${placeholder}}}!`)).errors).toEqual([])
    expect((await text(`{{${placeholder}x}}!`)).errors).toMatchObject([
      { file: 'brands/mine/locales/en.json', line: 2, hint: `Did you mean "${placeholder}"?` },
    ])
    expect((await text('nothing')).warnings.map(({ message }) => message)).toContain(
      'the text leaves out what the product fills in',
    )
  })

  test('words that pages bring along may be said differently too', async () => {
    expect(
      (
        await check({
          'brand.json': {},
          'locales/en.json': {
            'deposit.method': 'Pay by',
            'support.join.title': 'Partners',
            'games.launch.wallet.played': '{{vendor}} runs elsewhere',
          },
        })
      ).errors,
    ).toEqual([])
  })

  test('cover of each language', async () => {
    const { languages, warnings, errors } = await check({
      'brand.json': { languages: { default: 'en', supported: ['en', 'sw'] }, tagline: { en: 'Hi' } },
      'locales/en.json': { 'auth.logIn': 'In' },
    })
    expect(errors).toEqual([])
    expect(languages).toMatchObject([
      { tag: 'en', brand: { have: 1, all: 1 }, locales: { have: 1, all: 1 } },
      { tag: 'sw', product: { have: 0 }, brand: { have: 0, all: 1 }, locales: { have: 0, all: 1 } },
    ])
    expect(warnings.map(({ jsonPath }) => jsonPath)).toEqual(['$.languages.supported[1]', '$.tagline'])
  })
})

describe('a new folder', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
  const name = fc.oneof(
    fc.constantFrom('Comet', '金龙', 'قمر', 'A & B <C> "D"', 'x'.repeat(60)),
    fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== ''),
  )

  test('passes the check whatever its colour and name, without a warning', async () => {
    await fc.assert(
      fc.asyncProperty(colour, name, async (accent, called) => {
        fc.pre(checkAccent(accent) === undefined)
        const answers = { ...usualAnswers('mine'), accent, name: called, languages: ['ar', 'en'] }
        const files = folderFiles({ answers, schemas: '../../schemas', messages: product.messages['ar'] ?? {} })
        const { errors, warnings } = await check(Object.fromEntries(files))
        expect([...errors, ...warnings]).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  test('a colour that is refused comes with one that is not', () => {
    fc.assert(
      fc.property(colour, (accent) => {
        const refusal = checkAccent(accent)
        for (const near of refusal?.split('nearest colours')[1]?.match(/#[0-9a-f]{6}/g) ?? [])
          expect(themeOf(near).colors.accent.light).toBe(near)
      }),
    )
    expect(checkAccent('#fdfdfd')).toMatch(/#[0-9a-f]{6} \(on light pages\)/)
  })
})

test('every problem has a way to mend it', () => {
  const of = (more: Partial<BrandError>) =>
    mendOf({ brand: '', file: '', jsonPath: '$', found: 'x', allowed: 'y', message: 'z', ...more })
  expect(of({ kind: 'missing' })).toBe('Add it: y.')
  expect(of({ kind: 'unknown' })).toBe('Take it out, or write y.')
  expect(of({ kind: 'unknown', hint: 'Do this.' })).toBe('Do this.')
  expect(of({})).toBe('Write y.')
})

test('of a folder whose files cannot be read, nobody is sent to look for a comma', async () => {
  await folders.write('mine', { 'brand.json/notes': 'a folder' })
  const [problem] = checkBrands({ dir: folders.dir, product })[0]?.errors ?? []
  expect(problem).toMatchObject({ message: 'the folder cannot be read', found: 'brand.json is not a plain file' })
  expect(problem && mendOf(problem)).toBe('Put plain files there that the server may read.')
})

import path from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestFolders, type TestFolders } from '../../../src/server/brands/testFolders'
import { checkAccent, themeOf } from '../../../scripts/brand/new/answers'
import { folderFiles } from '../../../scripts/brand/new/files'
import { usualAnswers } from '../../../scripts/brand/new/usualAnswers'
import { readProduct } from '../../../scripts/brand/product'
import { checkBrands } from '../../../scripts/brand/check/checkBrands'
import { leadsTo } from '../../../src/server/brands/product/checkSlots'
import { mendOf } from '../../../scripts/brand/check/printReport'

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

test('terms that registration asks for and nobody can read', async () => {
  const { warnings, errors } = await check({ 'brand.json': { help: {} } })
  expect(errors).toEqual([])
  expect(warnings).toMatchObject([{ jsonPath: '$.help.terms', found: 'nothing' }])
  expect((await check({ 'brand.json': { help: terms } })).warnings).toEqual([])
  expect((await check({ 'brand.json': { help: { terms: '//elsewhere.example' } } })).errors).toMatchObject([
    { jsonPath: '$.help.terms' },
  ])
})

describe('what the law of a jurisdiction needs', () => {
  const authority = 'Office of Tests'
  const jurisdiction = { authority }
  const footer = { licence: { en: 'Licensed by the Office of Tests' } }
  const errorsOf = async (brand: object) =>
    (await check({ 'brand.json': { footer, ...brand } })).errors.map(
      ({ jsonPath, line, message }) => `${line} ${jsonPath} ${message}`,
    )

  test.each([
    ['page', 'home', /are read there/],
    ['page', 'login', /must reach their account/],
    ['footer.group', 'about', /from what age/],
    ['footer.group', 'responsible', /leads to help/],
    ['footer.group', 'licence', /who gave the licence/],
    ['footer.group', 'legal', /who runs the site/],
    ['member.menu', 'saferPlay', /exclude themselves/],
    ['game.bar', 'session', /the session clock while/],
    ['signed.in', 'session', /keeps the session clock/],
  ])('%s/%s stays, with its reason', async (slot, id, why) => {
    const brand = { slots: { [slot]: { hide: [id] } } }
    const [error, ...others] = await errorsOf({ ...brand, jurisdiction })
    expect(others).toEqual([])
    expect(error).toMatch(/^\d+ \$\.slots.*\.hide\[0\] .* cannot be hidden under Office of Tests: /)
    expect(error).toMatch(why)
    expect(await errorsOf(brand)).toEqual([])
  })

  test('the age is at least what it says; who names none is told of children', async () => {
    const young = { registration: { age: 18 } }
    expect(await errorsOf({ ...young, jurisdiction: { authority, age: 21 } })).toEqual([
      expect.stringMatching(/\$\.registration\.age Office of Tests allows play from 21$/),
    ])
    expect(await errorsOf({ ...young, jurisdiction })).toEqual([])
    expect(await errorsOf({ registration: { age: 16, birthdayAge: 17 }, jurisdiction })).toHaveLength(2)
    const told = await check({ 'brand.json': { registration: { age: 16 } } })
    expect(told).toMatchObject({ errors: [], warnings: [{ jsonPath: '$.registration.age', found: '16' }] })
  })

  test('the session clock runs, and the licence is said', async () => {
    expect(await errorsOf({ safety: { sessionClock: false }, jurisdiction })).toEqual([
      expect.stringContaining('$.safety.sessionClock the session clock cannot be switched off'),
    ])
    const { errors, warnings } = await check({ 'brand.json': { jurisdiction } })
    expect(errors).toEqual([])
    expect(warnings).toMatchObject([{ jsonPath: '$.footer.licence' }])
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
  test('empty texts and HTML in texts', async () => {
    const { errors, warnings } = await check({
      'brand.json': {
        tagline: { en: ' ', 'zh-CN': '<b>Hi</b>', ar: 'a < b & c' },
        languages: { default: 'en', supported: ['en', 'zh-CN', 'ar'] },
      },
      'locales/en.json': {
        'auth.logIn': '',
        'deposit.method': 'Pay&nbsp;by',
        'auth.register.agree': 'I agree to the <terms>terms</terms>',
      },
    })
    expect(errors).toEqual([])
    expect(warnings.map(({ jsonPath, found }) => `${jsonPath} ${found}`)).toEqual([
      '$.tagline.en " "',
      '$.tagline["zh-CN"] "<b>"',
      '$["auth.logIn"] ""',
      '$["deposit.method"] "&nbsp;"',
    ])
  })

  test('a platform whose address ends where calls begin', async () => {
    const { warnings } = await check({ 'brand.json': { platform: { url: 'https://api.merchant.example/wps' } } })
    expect(warnings).toMatchObject([{ jsonPath: '$.platform.url', hint: 'Write "https://api.merchant.example".' }])
    const plain = await check({ 'brand.json': { platform: { url: 'http://api.merchant.example' } } })
    expect(plain.errors).toMatchObject([{ jsonPath: '$.platform.url', hint: 'Write https://.' }])
  })

  test.each(['Theme.json', 'Brand.json', 'Assets/logo.svg'])('%s in the wrong case', async (name) => {
    const { errors } = await check({ 'brand.json': {}, [name]: '{}' })
    const [written = ''] = name.split('/')
    expect(errors).toMatchObject([{ file: `brands/mine/${written}`, hint: `Rename it to ${written.toLowerCase()}.` }])
  })
})

describe('names that nothing answers to', () => {
  test('slots and entries, with the nearest', async () => {
    expect((await slots('header.categori', {})).errors).toMatchObject([
      { jsonPath: '$.slots["header.categori"]', hint: 'Did you mean "header.category"?' },
    ])
    expect((await slots('header.category', { order: ['live', 'sport'] })).errors).toMatchObject([
      { jsonPath: '$.slots["header.category"].order[1]', line: 6, found: '"sport"', hint: 'Did you mean "sports"?' },
    ])
    expect((await slots('header.category', { hide: ['constructor'] })).errors).toMatchObject([
      { found: '"constructor"' },
    ])
    expect((await slots('header.category', { entries: { fsh: { icon: 'fish' } } })).errors).toMatchObject([
      { hint: 'Did you mean "fish"?' },
    ])
  })

  test('icons, groups, pages, calls', async () => {
    expect((await slots('header.category', { entries: { fish: { icon: 'fich' } } })).errors).toMatchObject([
      { hint: 'Did you mean "fish"?' },
    ])
    expect((await slots('footer.group', { entries: { about: { group: 'rowz' } } })).warnings).toMatchObject([
      { hint: 'Did you mean "rows"?' },
    ])
    const link = { id: 'mine', label: 'Mine', href: '/promotion' }
    expect((await slots('header.link', { links: [link] })).warnings).toMatchObject([
      { jsonPath: '$.slots["header.link"].links[0].href', hint: 'Did you mean "/promotions"?' },
    ])
    expect((await slots('home.section', { links: [{ ...link, href: '/promotions' }] })).warnings).toMatchObject([
      { message: 'the slot draws no links' },
    ])
    expect(
      (await slots('header.link', { links: [{ ...link, id: 'help', href: '/promotions?x=1' }] })).errors,
    ).toMatchObject([{ message: 'the id is taken' }])
    const calls = { vendor: '/wps/relay/vendors' }
    expect((await check({ 'brand.json': { platform: { calls } } })).warnings).toMatchObject([
      { jsonPath: '$.platform.calls.vendor', hint: 'Did you mean "vendors"?' },
    ])
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
      { tag: 'en', brand: { have: 2, all: 2 } },
      { tag: 'sw', product: { have: 0 }, brand: { have: 0, all: 2 } },
    ])
    expect(warnings.map(({ jsonPath }) => jsonPath)).toEqual(['$.languages.supported[1]', '$.tagline'])
  })

  test('a text in a language that there is not', async () => {
    expect((await check({ 'brand.json': { tagline: { en: 'Hi', zh: 'x' } } })).errors).toMatchObject([
      { jsonPath: '$.tagline.zh' },
    ])
  })
})

test('bases that go round in a circle, and one that is not there', async () => {
  await folders.write('one', { 'brand.json': { extends: 'two' } })
  await folders.write('two', { 'brand.json': { extends: 'one' } })
  const circle = checkBrands({ dir: folders.dir, product })
  expect(circle.map(({ errors }) => errors[0]?.message)).toEqual([
    'the brands extend each other: one → two → one',
    'the brands extend each other: two → one → two',
  ])
  expect((await check({ 'brand.json': { extends: 'tvo' } })).errors).toMatchObject([
    { jsonPath: '$.extends', hint: 'Did you mean "two"?' },
  ])
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
  const of = (message: string, more = {}) =>
    mendOf({ brand: '', file: '', jsonPath: '$', found: 'x', allowed: 'y', message, ...more })
  expect(of('the value is missing')).toBe('Add it.')
  expect(of('anything', { hint: 'Do this.' })).toBe('Do this.')
  expect(of('something new')).not.toBe('')
})

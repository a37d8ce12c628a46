import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCatalogue } from './product/catalogue'
import { lookClosely } from './product/lookClosely'
import { readBrands } from './readBrands'
import { createTestFolders, type TestFolders } from './testFolders'

let folders: TestFolders
beforeEach(async () => {
  folders = await createTestFolders()
})
afterEach(() => folders.cleanUp())

const languages = { default: 'en', supported: ['en', 'ar'] }
const catalogue = createCatalogue(new Map())
const read = () => readBrands(folders.dir)
const resolvedOf = (id: string) => {
  const { resolved, errors } = read()
  expect([...errors]).toEqual([])
  const found = resolved.get(id)
  if (!found) throw new Error(`${id} is not resolved`)
  return found
}
const warnings = (id: string) =>
  lookClosely(resolvedOf(id), catalogue).problems.map(({ file, message, found }) => `${file}: ${message}: ${found}`)

describe('pages of a brand', () => {
  test('terms and privacy are what registration asks to agree to, where the brand file says nothing else', async () => {
    await folders.write('jade', {
      'brand.json': { languages },
      'pages/terms.en.md': '# Terms\n\nx',
      'pages/privacy.en.md': '# Privacy\n\nx',
    })
    const { brand, sources, pages } = resolvedOf('jade')
    expect(brand.help).toEqual({ terms: '/pages/terms', privacy: '/pages/privacy' })
    expect(sources['help.terms']).toBe('brands/jade/pages/terms.en.md')
    expect([...pages.keys()]).toEqual(['privacy', 'terms'])
  })

  test('a page comes before an address that the same folder or a base names, and the first is told', async () => {
    const help = { terms: 'https://terms.example/', privacy: '/helpmc?article=privacy' }
    await folders.write('group', { 'brand.json': { abstract: true, languages, help } })
    await folders.write('child', { 'brand.json': { extends: 'group' }, 'pages/terms.en.md': '# Terms\n\nx' })
    await folders.write('jade', { 'brand.json': { languages, help }, 'pages/terms.en.md': '# Terms\n\nx' })
    for (const id of ['child', 'jade'])
      expect(resolvedOf(id).brand.help).toEqual({ terms: '/pages/terms', privacy: '/helpmc?article=privacy' })
    const said = 'an address is named, and brands/jade/pages/terms.en.md is there too, which is what players read'
    expect(warnings('jade')).toContain(`brands/jade/brand.json: ${said}: "https://terms.example/"`)
    expect(warnings('child').filter((line) => line.includes('an address is named'))).toEqual([])
  })

  test('an address that a brand names comes before a page of its base, and one of the deployment before both', async () => {
    const page = { 'pages/terms.en.md': '# Terms\n\nx' }
    await folders.write('group', { 'brand.json': { abstract: true, languages }, ...page })
    await folders.write('child', { 'brand.json': { extends: 'group', help: { terms: 'https://terms.example/' } } })
    await folders.write('jade', { 'brand.json': { languages }, ...page })
    expect(resolvedOf('child').brand.help.terms).toBe('https://terms.example/')
    const values = { help: { terms: 'https://production.example/' } }
    const environment = { value: new Map([['jade', [{ source: 'production.json', values }]]]), issues: [] }
    expect(readBrands(folders.dir, { environment }).resolved.get('jade')?.brand.help.terms).toBe(values.help.terms)
  })

  test('a wrong file keeps the brand from being served', async () => {
    await folders.write('jade', { 'brand.json': {}, 'pages/terms.en.md': 'no title' })
    expect([...read().errors.values()].flat()).toMatchObject([{ message: 'the page begins without a title' }])
  })

  test('links that cannot be followed and pictures that are not shown are told, each with its line', async () => {
    await folders.write('jade', {
      'brand.json': { languages: { default: 'en', supported: ['en'] } },
      'assets/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
      'pages/about.en.md':
        '# About\n\n[a](javascript:x) [b](//c.example/)\n\n![d](../assets/map.svg)\n![e](../assets/mop.svg)\n\n![f](/wps/system/status) [g](tel:+49) [h](#top)',
    })
    const { problems } = lookClosely(resolvedOf('jade'), catalogue)
    const inPage = problems.filter(({ file }) => file === 'brands/jade/pages/about.en.md')
    expect(inPage.map(({ line, found, message, hint, severity }) => [line, found, message, hint, severity])).toEqual([
      [3, '"javascript:x"', 'the link cannot be followed: its words are shown alone', undefined, 'warning'],
      [3, '"//c.example/"', 'the link cannot be followed: its words are shown alone', undefined, 'warning'],
      [
        6,
        '"../assets/mop.svg"',
        'the picture is not shown: the words that describe it are',
        'Did you mean ../assets/map.svg?',
        'warning',
      ],
      [8, '"/wps/system/status"', 'the picture is not shown: the words that describe it are', undefined, 'warning'],
    ])
    // the page uses it
    expect(problems.filter(({ file }) => file.includes('assets/'))).toEqual([])
  })

  test('a picture whose name no address can have is told, and to be renamed', async () => {
    await folders.write('jade', {
      'brand.json': { languages: { default: 'en', supported: ['en'] } },
      'assets/my map.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
      'pages/about.en.md': '# About\n\n![d](<../assets/my map.svg>)',
    })
    const { problems } = lookClosely(resolvedOf('jade'), catalogue)
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: 'brands/jade/pages/about.en.md',
        line: 3,
        allowed: 'a name of letters, digits, - and _, such as ../assets/city-map.webp',
        hint: 'Rename the file in assets/, and here.',
        severity: 'warning',
      }),
    )
  })

  test('a picture of a page is what its place asks for, or the brand is refused', async () => {
    await folders.write('jade', {
      'brand.json': { languages: { default: 'en', supported: ['en'] } },
      'assets/map.png': 'no picture',
      'pages/about.en.md': '# About\n\nx\n\n![d](../assets/map.png)',
    })
    const { problems } = lookClosely(resolvedOf('jade'), catalogue)
    expect(problems).toContainEqual(
      expect.objectContaining({ file: 'brands/jade/pages/about.en.md', line: 5, message: 'the file cannot be read' }),
    )
  })

  test('missing languages, languages that are not offered, HTML, and ways to pages that are not there are told', async () => {
    await folders.write('jade', {
      'brand.json': { languages, help: { terms: '/pages/terms', privacy: '/pages/privcy' } },
      'pages/terms.en.md': '# Terms\n\n<b>x</b> [y](/pages/nope)',
      'pages/terms.fr.md': '# Conditions\n\nx',
      'pages/about.en.md': '# About\n\nx',
      'pages/about.ar.md': '# من نحن\n\nx',
    })
    expect(warnings('jade').filter((line) => line.includes('page'))).toEqual([
      'brands/jade/pages/terms.en.md: its readers see the page in another language: nothing in ar',
      'brands/jade/pages/terms.en.md: HTML in a page is shown as it is written: <b>',
      'brands/jade/pages/terms.en.md: it leads to a page that the brand does not have: "/pages/nope"',
      'brands/jade/pages/terms.fr.md: the brand does not offer the language of this page: "fr"',
      'brands/jade/brand.json: it leads to a page that the brand does not have: "/pages/privcy"',
    ])
  })
})

describe('what says who a base brand is', () => {
  const base = {
    name: 'Base',
    tagline: 'Of the base',
    layout: { header: 'rail' },
    assets: { logo: 'logo.svg', hero: 'hero.svg' },
    footer: { licence: 'Licence 7', copyright: 'Base Ltd' },
    jurisdiction: { authority: 'Somebody' },
    languages,
  }
  const write = async (more: object, child: object = {}) => {
    await folders.write('base', {
      'brand.json': { ...base, ...more },
      'assets/logo.svg': '<svg/>',
      'assets/hero.svg': '<svg/>',
      'pages/terms.en.md': '# Terms of Base\n\nx',
    })
    await folders.write('child', { 'brand.json': { extends: 'base', ...child } })
    return resolvedOf('child')
  }

  test('stays with it, and the brand that extends it is told by name; looks are taken', async () => {
    const { brand, pages } = await write({}, { name: 'Child', footer: { licence: 'Licence 8' } })
    expect(brand).toMatchObject({
      name: 'Child',
      layout: { header: 'rail' },
      assets: { hero: 'hero.svg' },
      footer: { licence: 'Licence 8' },
      help: {},
    })
    expect([brand.tagline, brand.assets.logo, brand.footer.copyright, brand.jurisdiction]).toEqual(
      Array(4).fill(undefined),
    )
    expect(pages.size).toBe(0)
    expect(warnings('child')).toContain(
      'brands/child/brand.json: they say who "base" is, and are not taken over: tagline, assets.logo, footer.copyright, jurisdiction and pages.terms',
    )
  })

  test('nor are help for players, the place of their limits and the password that accounts begin with', async () => {
    const account = { defaultPasswordDigest: `scrypt:32768:8:1:${'A'.repeat(22)}:${'A'.repeat(43)}` }
    const safety = { limits: 'https://limits.base.example/', realityCheckMinutes: 30 }
    const help = { safer: 'https://help.base.example/' }
    const { brand, secrets } = await write({ account, safety, help })
    expect([brand.help.safer, brand.safety.limits, brand.account, secrets]).toEqual([undefined, undefined, {}, {}])
    expect(brand.safety.realityCheckMinutes).toBe(30)
    const own = await write({ account, safety, help }, { help: { safer: 'https://help.child.example/' }, account })
    expect([own.brand.help.safer, own.secrets]).toEqual(['https://help.child.example/', account])
  })

  test('links that lead out of the site are told by name until the brand says its own; those within are not', async () => {
    const link = (id: string, href: string) => ({ id, label: id, href })
    const slots = (...links: object[]) => ({ slots: { 'header.link': { links } } })
    const base = slots(link('blog', 'https://blog.base.example/'), link('deals', '/promotions'))
    const told = () => warnings('child').filter((line) => line.includes('lead to other sites'))
    await write(base)
    expect(told()).toEqual([
      'brands/child/brand.json: these links of "base" lead to other sites, and are taken over: blog of header.link',
    ])
    for (const [more, child] of [
      [{ ...base, group: true }, {}],
      [base, slots()],
      [base, slots(link('news', 'https://news.child.example/'))],
      [slots(link('deals', '/promotions')), {}],
    ] as const) {
      await write(more, child)
      expect(told()).toEqual([])
    }
  })

  test('terms are there, in brand.json or as a page; pages that nobody must have are not missed', async () => {
    const help = { terms: 'https://base.example/terms', privacy: 'https://base.example/privacy' }
    await folders.write('base', { 'brand.json': { languages, help }, 'pages/about.en.md': '# About\n\nx' })
    await folders.write('child', {
      'brand.json': { extends: 'base', help: { privacy: '/helpmc?article=privacy' } },
      'pages/terms.en.md': '# Terms\n\nx',
    })
    expect(warnings('child').filter((line) => line.includes('not taken over'))).toEqual([])
  })

  test('what is to be written, and where, is said', async () => {
    await write({})
    const [said] = lookClosely(resolvedOf('child'), catalogue).problems.filter(
      ({ jsonPath }) => jsonPath === '$.extends',
    )
    expect(said?.hint).toBe(
      'Say your own in brands/child/brand.json: name, tagline, assets.logo, footer.copyright, footer.licence and jurisdiction. Write pages/terms.<language>.md. Where both brands belong to one company, say "group": true in brands/base/brand.json instead.',
    )
  })

  test.each([{ group: true }, { abstract: true }])('is shared where the base says so: %j', async (more) => {
    const { brand, pages } = await write(more)
    expect(brand).toMatchObject({
      name: 'Base',
      tagline: 'Of the base',
      assets: { logo: 'logo.svg' },
      footer: { licence: 'Licence 7' },
      help: { terms: '/pages/terms' },
    })
    expect(pages.get('terms')?.get('en')?.title).toBe('Terms of Base')
    expect(warnings('child').filter((line) => line.includes('not taken over'))).toEqual([])
  })

  test('a page of the brand takes the place of its base’s in every language', async () => {
    await folders.write('child', { 'pages/terms.ar.md': '# شروط\n\nx' })
    const { pages } = await write({ group: true })
    expect([...(pages.get('terms') ?? [])].map(([tag]) => tag)).toEqual(['ar'])
  })
})

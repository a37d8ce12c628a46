import { describe, expect, test } from 'vitest'
import { checkFolder, type CheckedFolder } from './checkFolder'
import { claimHosts } from './claimHosts'
import { readEnvironment } from './environment'
import { resolveFolder } from './resolveFolder'

interface Given {
  readonly brand?: unknown
  readonly theme?: unknown
  readonly en?: unknown
  readonly assets?: readonly string[]
}

function checked(given: Readonly<Record<string, Given>>): ReadonlyMap<string, CheckedFolder> {
  const folders = Object.entries(given).map(([id, { brand = {}, theme, en, assets = [] }]) => {
    const texts = new Map([['brand.json', JSON.stringify(brand)]])
    if (theme) texts.set('theme.json', JSON.stringify(theme))
    if (en) texts.set('locales/en.json', JSON.stringify(en))
    const files = { id, label: `brands/${id}`, texts, assets: new Map(assets.map((file) => [file, `/${id}/${file}`])) }
    const { value, issues } = checkFolder(files)
    if (!value) throw new Error(JSON.stringify(issues))
    return [id, value] as const
  })
  return new Map(folders)
}

const nothing = readEnvironment({ variables: {} }).value
const resolve = (given: Readonly<Record<string, Given>>, id: string, environment = nothing) =>
  resolveFolder(id, checked(given), environment)

describe('values of a chain', () => {
  const base = {
    brand: {
      name: 'Base',
      merchant: 'base',
      domains: ['base.example.com'],
      layout: { header: 'rail', card: 'wide' },
      assets: { logo: 'logo.svg' },
    },
    theme: {
      colors: { accent: '#111111', accent2: '#222222' },
      radius: 4,
      fonts: { text: { family: 'Base Sans', fallback: 'serif', files: [{ file: 'base.woff2', weight: '400' }] } },
    },
    en: { 'home.title': 'Base', 'home.more': 'More' },
    assets: ['logo.svg', 'base.woff2'],
  }

  test('key by key, each with the file that decided it', () => {
    const { value } = resolve(
      { base, child: { brand: { extends: 'base', name: 'Child', layout: { card: 'tile' } } } },
      'child',
    )
    expect(value?.brand).toMatchObject({
      id: 'child',
      name: 'Child',
      merchant: 'base',
      layout: { header: 'rail', card: 'tile', hero: 'full' },
    })
    expect(value?.sources).toMatchObject({
      name: 'brands/child/brand.json',
      merchant: 'brands/base/brand.json',
      'layout.card': 'brands/child/brand.json',
      'layout.header': 'brands/base/brand.json',
    })
    expect(Object.hasOwn(value?.sources ?? {}, 'layout.hero')).toBe(false)
  })

  test('theme, texts and files are inherited; domains are not', () => {
    const child = {
      brand: { extends: 'base' },
      theme: { colors: { accent: '#333333' }, fonts: { text: { family: 'Child Sans', fallback: 'serif' } } },
      en: { 'home.title': 'Child' },
      assets: ['logo.svg'],
    }
    const { value } = resolve({ base, child }, 'child')
    expect(value?.theme).toMatchObject({
      radius: 4,
      colors: { accent: { dark: '#333333' }, accent2: { dark: '#222222' } },
    })
    expect(value?.theme.fonts.text).toEqual({ family: 'Child Sans', fallback: 'serif' })
    expect(value?.texts.get('en')).toEqual({ 'home.title': 'Child', 'home.more': 'More' })
    expect(value?.assets.get('logo.svg')).toBe('/child/logo.svg')
    expect(value?.assets.get('base.woff2')).toBe('/base/base.woff2')
    expect(value?.hosts).toEqual(['child.localhost'])
  })

  test('the environment stands over the files', () => {
    const file = { name: 'staging.json', text: '{ "jade": { "platform": { "url": "https://staging.example.com" } } }' }
    const fromFile = readEnvironment({ variables: {}, file })
    expect(resolve({ jade: {} }, 'jade', fromFile.value).value).toMatchObject({
      brand: { platform: { url: 'https://staging.example.com' } },
      sources: { 'platform.url': 'staging.json' },
    })
    const variables = {
      MARQUEE_BRAND_JADE_PLATFORM_URL: 'https://live.example.com',
      MARQUEE_BRAND_JADE_MERCHANT: 'jade9',
    }
    const { value } = resolve({ jade: {} }, 'jade', readEnvironment({ variables, file }).value)
    expect(value?.brand).toMatchObject({ merchant: 'jade9', platform: { url: 'https://live.example.com' } })
    expect(value?.sources['platform.url']).toBe('environment variable MARQUEE_BRAND_JADE_PLATFORM_URL')
  })

  test('a wrong value of the environment is an error of its brand', () => {
    const text = '{\n "jade": { "platform": { "url": "staging" } } }'
    expect(readEnvironment({ variables: {}, file: { name: 'staging.json', text } }).issues).toMatchObject([
      { brand: 'jade', file: 'staging.json', line: 2, jsonPath: '$.jade.platform.url', found: '"staging"' },
    ])
    expect(readEnvironment({ variables: { MARQUEE_BRAND_JADE_PLATFORM_URL: 'x' } }).issues).toMatchObject([
      { brand: 'jade', found: '"x"' },
    ])
    expect(readEnvironment({ variables: {}, file: { name: 'staging.json', text: '[' } }).issues).toMatchObject([
      { brand: '*' },
    ])
  })
})

describe('values that do not fit together', () => {
  test.each<[string, Record<string, Given>, string, object]>([
    [
      'brands that extend each other',
      { aa: { brand: { extends: 'bb' } }, bb: { brand: { extends: 'aa' } } },
      'aa',
      { jsonPath: '$.extends', message: 'the brands extend each other: aa → bb → aa' },
    ],
    [
      'a brand that extends itself',
      { aa: { brand: { extends: 'aa' } } },
      'aa',
      { message: 'the brands extend each other: aa → aa' },
    ],
    [
      'no such base brand',
      { aa: { brand: { extends: 'bse' } }, base: {} },
      'aa',
      { found: '"bse"', allowed: 'base', hint: 'Did you mean "base"?' },
    ],
    [
      'default language not supported',
      { aa: { brand: { languages: { default: 'fr', supported: ['en', 'ar'] } } } },
      'aa',
      { jsonPath: '$.languages.default', found: '"fr"', allowed: 'en or ar' },
    ],
    [
      'default of the product not supported',
      { aa: { brand: { languages: { supported: ['en'] } } } },
      'aa',
      { file: 'brands/aa/brand.json', jsonPath: '$.languages.default', found: '"zh-CN"' },
    ],
    [
      'unknown language',
      { aa: { brand: { languages: { default: 'en', supported: ['en', 'zh-CH'] } } } },
      'aa',
      { jsonPath: '$.languages.supported[1]', hint: 'Did you mean "zh-CN"?' },
    ],
    [
      "another brand's local name",
      { aa: { brand: { domains: ['bb.localhost'] } } },
      'aa',
      { jsonPath: '$.domains[0]', found: '"bb.localhost"' },
    ],
    [
      'a logo that is not there',
      { aa: { brand: { assets: { logo: 'logo.png' } }, assets: ['logo.svg'] } },
      'aa',
      {
        file: 'brands/aa/brand.json',
        jsonPath: '$.assets.logo',
        found: '"logo.png"',
        allowed: 'a file of assets/: logo.svg',
      },
    ],
    [
      'a partner logo that is not there',
      { aa: { brand: { footer: { partners: [{ name: 'P', group: 'providers', logo: 'p.svg' }] } } } },
      'aa',
      { jsonPath: '$.footer.partners[0].logo' },
    ],
    [
      'a font that is not there',
      {
        aa: {
          theme: { fonts: { text: { family: 'A', fallback: 'serif', files: [{ file: 'a.woff2', weight: '400' }] } } },
        },
      },
      'aa',
      { file: 'brands/aa/theme.json', jsonPath: '$.fonts.text.files[0].file' },
    ],
  ])('%s', (_title, given, id, expected) => {
    const { value, issues } = resolve(given, id)
    expect(value).toBeUndefined()
    expect(issues).toMatchObject([expected])
  })

  test("an inherited value's error names the file that has it", () => {
    const given = { base: { brand: { assets: { hero: 'hero.svg' } } }, child: { brand: { extends: 'base' } } }
    expect(resolve(given, 'child').issues).toMatchObject([
      { brand: 'child', file: 'brands/base/brand.json', jsonPath: '$.assets.hero' },
    ])
  })
})

describe('hosts', () => {
  const claiming = (...claims: [string, string[]][]) => {
    const folders = checked(Object.fromEntries(claims.map(([id, domains]) => [id, { brand: { domains } }])))
    return [...folders.keys()].map((id) => {
      const { value } = resolveFolder(id, folders, nothing)
      if (!value) throw new Error(`${id} is not resolved`)
      return value
    })
  }

  test('claimed twice: the second is left its other hosts', () => {
    const { value, issues } = claimHosts(
      claiming(['bb', ['play.example.com']], ['aa', ['play.example.com', 'aa.example.com']]),
    )
    expect([...value]).toEqual([
      ['aa.localhost', 'aa'],
      ['play.example.com', 'aa'],
      ['aa.example.com', 'aa'],
      ['bb.localhost', 'bb'],
    ])
    expect(issues).toMatchObject([
      { brand: 'bb', jsonPath: '$.domains[0]', found: '"play.example.com"', message: 'the host belongs to brand "aa"' },
    ])
  })

  test.each(['comet-copy', 'aa-comet', 'comet2'])(
    'claimed by a copy named %s at a start: the brand keeps it',
    (copy) => {
      const { value } = claimHosts(claiming([copy, ['play.example.com']], ['comet', ['play.example.com']]))
      expect(value.get('play.example.com')).toBe('comet')
    },
  )

  test('who has a host keeps it', () => {
    const { value, issues } = claimHosts(
      claiming(['bb', ['play.example.com']], ['aa', ['play.example.com']]),
      new Map([['play.example.com', 'bb']]),
    )
    expect(value.get('play.example.com')).toBe('bb')
    expect(value.get('aa.localhost')).toBe('aa')
    expect(issues).toMatchObject([{ brand: 'aa' }])
  })
})

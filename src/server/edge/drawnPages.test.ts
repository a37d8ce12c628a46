import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LoadedBrand } from '../brands/loadedBrand'
import { catalogueEntries } from '../catalogueList'
import { drawnPageAt, gatedPageAt, missingPageAt, namedInPath, namedOn, viewAddress } from './drawnPages'
import { createTestEdge, type TestEdge } from './testEdge'

let edge: TestEdge
beforeEach(async () => {
  const own = { 'pages/terms.en.md': '# Terms\n\nOne account a person.' }
  edge = await createTestEdge({
    open: { 'brand.json': { name: 'Open' }, ...own },
    gated: { 'brand.json': { name: 'Gated', access: { loginRequired: true } }, ...own },
    less: { 'brand.json': { name: 'Less', slots: { page: { hide: ['vip'] } } } },
  })
})
afterEach(() => edge.cleanUp())

const brand = (id: string): LoadedBrand => {
  const loaded = edge.brands.get(id)
  if (!loaded) throw new Error(`${id} is not there`)
  return loaded
}
const drawn = (address: string, id = 'open') => drawnPageAt(brand(id), new URL(`https://site.example${address}`))

test.each([
  ['/', 'home', '/index', ''],
  ['/index?utm_source=mail&lang=ar', 'home', '/index', ''],
  ['/index?ref=agent&gad_source=1&referralCode=A1&next=/vip', 'home', '/index', ''],
  ['/promotions/detail/a?id=b', 'promotionDetail', '/promotions/detail/a', ''],
  ['/login?next=%2Fvip', 'login', '/login', ''],
  ['/login', 'login', '/login', ''],
  ['/index?type=cpc', 'home', '/index', ''],
  ['/vip?q=x', 'vip', '/vip', ''],
  ['/login?type=a', 'login', '/login', ''],
  ['/promotions', 'promotions', '/promotions', ''],
  ['/promotions/detail/a%20b', 'promotionDetail', '/promotions/detail/a%20b', ''],
  ['/help?article=deposits&gclid=1', 'help', '/help', '?article=deposits'],
  ['/helpmc', 'helpmc', '/helpmc', ''],
  ['/pages/terms', 'ownPages', '/pages/terms', ''],
])('%s is drawn', (address, id, pathname, search) => {
  expect(drawn(address)).toMatchObject({ id, pathname, search })
})

test.each([
  ...[
    '/register',
    '/register.html',
    '/index?modal=loginPopupModal',
    '/index?ref=a&modal=searchModal',
    '/down',
    '/winners',
    '/live',
  ],
  ...[
    '/member',
    '/promotions/mine',
    '/promoDetail?id=x',
    '/promotions?type=live',
    '/help?q=code',
    '/help?ref=a&q=code',
    '/login?way=demo',
    '/login?reason=changed',
    '/nowhere',
  ],
  // another way to write an address, which the browser leads on from
  ...[
    '/VIP',
    '/vip/',
    '/%76ip',
    '/promotions/detail/%61',
    '/promotions/detail/a/',
    '/pages/%74erms',
    '/promotions/detail/%',
  ],
  ...['/help?article=a&article=b', '/pages/nothing'],
])('%s is not', (address) => expect(drawn(address)).toBeUndefined())

test('a page that the brand hides is not drawn', () => {
  expect(drawn('/vip')).toBeDefined()
  expect(drawn('/vip', 'less')).toBeUndefined()
})

test('where a session is required the sign-in is drawn in place of a page, with none of its answers', () => {
  expect(drawn('/promotions', 'gated')).toMatchObject({ pathname: '/promotions', calls: [], named: [] })
  expect(drawn('/promotions?type=live', 'gated')).toMatchObject({ search: '', named: [] })
  expect(drawn('/promotions?modal=registerModal', 'gated')).toBeUndefined()
  expect(drawn('/promotions/detail/a', 'gated')).toBeUndefined()
  expect(drawn('/pages/terms', 'gated')).toMatchObject({
    id: 'ownPages',
    named: [{ value: 'terms', list: { type: 'ownPages' } }],
  })
})

describe('a page that is drawn for nobody', () => {
  const gated = (address: string, id = 'gated') => gatedPageAt(brand(id), new URL(`https://site.example${address}`))

  test.each([
    '/live',
    '/rng?category=new',
    '/sports',
    '/member',
    '/promotions/detail/a',
    '/promoDetail?id=x',
    '/LIVE/',
  ])('%s: the sign-in is drawn in its place where a session is required', (address) => {
    expect(gated(address)).toEqual({ state: 'elsewhere' })
    expect(gated(address, 'open')).toBeUndefined()
  })

  test.each([
    '/live?modal=registerModal',
    // what a visitor may see, however the address is written
    ...[
      '/register',
      '/register.html',
      '/Register',
      '/down/',
      '/%6cogin',
      '/HELPMC',
      '/pages/nothing',
      '/helpmc?q=code',
    ],
  ])('%s: nothing is', (address) => expect(gated(address)).toBeUndefined())
})

describe.each([
  ['/index', []],
  ['/login', ['way', 'reason']],
  ['/promotions', ['type']],
  ['/promotions/detail/a', []],
  ['/help', ['article', 'q']],
  ['/help?article=a', ['article', 'q']],
  ['/helpmc', ['article', 'q']],
  ['/pages/terms', []],
  ['/vip', []],
] as const)('%s', (address, read: readonly string[]) => {
  const ids = ['open', 'gated'] as const
  const added = (id: string, names: readonly (readonly [string, string])[]) => {
    const url = new URL(`https://site.example${address}`)
    for (const [name, value] of names) url.searchParams.append(name, value)
    return drawnPageAt(brand(id), url)
  }
  // names that other pages read are likely among them
  const known = ['type', 'q', 'way', 'reason', 'article', 'next', 'lang', 'utm_source']
  const foreign = fc
    .oneof(fc.constantFrom(...known), fc.string({ minLength: 1 }))
    .filter((name) => name !== 'modal' && !read.includes(name))

  test('with whatever others add, it is the view of the same address without', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ids),
        fc.array(fc.tuple(foreign, fc.string()), { maxLength: 20 }),
        (id, parameters) => {
          expect(added(id, parameters)).toEqual(added(id, []))
        },
      ),
    )
  })

  test('with what it is shown by it is another view, or none', () => {
    for (const each of read) expect(added('open', [[each, 'x']]), each).not.toEqual(added('open', []))
  })
})

describe('what an address names', () => {
  const promotion = { id: 'a', title: 'Double', content: '<p>Your first <b>deposit</b>, doubled.</p><p>More.</p>' }
  const answers = {
    announcements: { promotion: [promotion] },
    helpCentre: [{ id: 'deposits', title: 'Deposits', content: '' }],
  }
  const named = (address: string, known: Readonly<Record<string, unknown>> = answers) => {
    const page = drawn(address)
    return page && namedOn(page, known, brand('open'))
  }
  test('has to be there, and tells of itself', () => {
    expect(named('/promotions/detail/a')).toEqual({ title: 'Double', opening: 'Your first deposit, doubled.' })
    expect(named('/help?article=deposits')).toEqual({ title: 'Deposits' })
    expect(named('/pages/terms')).toEqual({})
    expect(named('/promotions')).toEqual({})
  })
  test.each(['/promotions/detail/b', '/promotions/detail/constructor', '/help?article=none'])(
    '%s: nothing is',
    (address) => expect(named(address)).toBeUndefined(),
  )
  test('nothing is where the answer is not known, or another', () => {
    for (const known of [
      {},
      { announcements: null },
      { announcements: { promotion: 'a' } },
      { announcements: [promotion] },
    ])
      expect(named('/promotions/detail/a', known)).toBeUndefined()
  })
})

test('no page stands where none begins like the address, however the browser reads it', () => {
  const missing = (address: string) => missingPageAt(new URL(`https://site.example${address}`)) !== undefined
  for (const pathname of ['/nowhere', '/nowhere/at/all', '/%', '/vips', '/nowhere?ref=a'])
    expect(missing(pathname), pathname).toBe(true)
  for (const pathname of [
    '/VIP',
    '/vip/x',
    '/%76ip',
    '/vip%20',
    '//',
    '/pages/nothing',
    '/promotions/x',
    '/nowhere?modal=searchModal',
  ])
    expect(missing(pathname), pathname).toBe(false)
})

test('a parameter that no list has is none that is drawn, whatever the path says', () => {
  const list = { type: 'answer', call: 'helpCentre' } as const
  expect(namedInPath('/x/:id', { path: { id: list } }, '/x/a%20b')).toEqual([{ value: 'a b', list }])
  expect(namedInPath('/x', {}, '/x')).toEqual([])
  expect(namedInPath('/x/:id', {}, '/x/a')).toBeUndefined()
  expect(namedInPath('/x/:id/:constructor', { path: { id: list } }, '/x/a/b')).toBeUndefined()
})

test('what says that there is no page, or that the site is closed, is one view for every address', () => {
  const views = [{ state: 'elsewhere' }, { state: 'closed' }] as const
  const [missing, closed] = views.map(viewAddress)
  expect(missing).not.toEqual(closed)
  for (const { pathname = '' } of [missing, closed].flatMap((each) => each ?? []))
    expect(missingPageAt(new URL(pathname, 'https://site.example')), pathname).toBeDefined()
})

test('nothing of a member, of play or of money is drawn', () => {
  const ids = catalogueEntries.flatMap(({ slot, id, drawnAtEdge }) => (slot === 'page' && drawnAtEdge ? [id] : []))
  expect(ids.sort()).toEqual(['help', 'helpmc', 'home', 'login', 'ownPages', 'promotionDetail', 'promotions', 'vip'])
})

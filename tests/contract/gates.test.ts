import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { findPage } from '../../src/app/layout/findPage'
import { registry } from '../../src/app/registry'
import type { Whitelabel } from '../../src/contract/whitelabel'
import { answerPage, type PageAnswer } from '../../src/engine/answerPage'
import { assemble } from '../../src/engine/assemble'
import type { Brand } from '../../src/engine/brand'
import { type ModuleId, moduleIds } from '../../src/lib/moduleIds'
import { openPages } from '../../src/contract/pages'
import { isOpenToVisitors } from '../../src/server/edge/firstChunks'
import { shellKind } from '../../src/server/edge/shell'
import { createBrandRegistry } from '../../src/server/brands/registry'

/** Account types of spec §6; a visitor has none. */
const viewers = { visitor: undefined, member: 0, agent: 1, demo: 4 } as const
type ViewerName = keyof typeof viewers
type Answers = readonly [visitor: PageAnswer, member: PageAnswer, agent: PageAnswer, demo: PageAnswer]

const anybody: Answers = ['page', 'page', 'page', 'page']
const nobody: Answers = ['none', 'none', 'none', 'none']
const real: Answers = ['login', 'page', 'page', 'realAccount']
const agents: Answers = ['login', 'agent', 'page', 'realAccount']

interface Row {
  readonly address: string
  readonly answers: Answers
  /** Without it there is no page. */
  readonly module?: ModuleId
  /** Spec §2: shown without a session where the brand requires one. */
  readonly open?: true
  /** The header's category that the page belongs to. */
  readonly category?: string
}

const category = (id: string, ...addresses: string[]): Row[] =>
  addresses.map((address) => ({ address, answers: anybody, category: id }))

/** Every page of the product, at each of its addresses. */
const rows: readonly Row[] = [
  { address: '/index', answers: anybody },
  { address: '/register', answers: anybody, open: true },
  { address: '/register.html', answers: anybody, open: true },
  { address: '/login', answers: anybody, open: true },
  { address: '/helpmc', answers: anybody, open: true },
  { address: '/download', answers: anybody, open: true },
  { address: '/down', answers: anybody, open: true },
  { address: '/pages/terms', answers: anybody, open: true },
  { address: '/help', answers: anybody },
  { address: '/join', answers: anybody },
  { address: '/promotions', answers: anybody },
  { address: '/promotions/detail/7', answers: anybody },
  { address: '/promotions/mine', answers: real },
  { address: '/promoDetail', answers: anybody },
  { address: '/notices/7', answers: anybody },
  { address: '/vip', answers: anybody },
  { address: '/winners', answers: anybody },
  { address: '/game', answers: anybody },
  { address: '/seamless', answers: anybody },
  { address: '/feedback', answers: anybody, module: 'FEEDBACK3' },
  { address: '/pointMall', answers: real, module: 'PTSYS3' },
  { address: '/member', answers: real },
  { address: '/agentHome', answers: agents },
  ...category('live', '/live'),
  ...category('sports', '/sports', '/sports/rolling', '/sports/today', '/sports/hot', '/sports/league'),
  ...category('fish', '/fish'),
  ...category('rng', '/rng'),
  ...category('pvp', '/pvp'),
  ...category('elott', '/elott'),
  ...category('lott', '/lottery'),
  ...category('esports', '/esports'),
  ...category('cockfight', '/cockfight'),
  ...category('jackpot', '/jackpot'),
  ...category('mini', '/mini'),
  { address: '/nowhere', answers: nobody },
]

/** What the three brands that come with the product differ in. */
const brandNames = ['aurora', 'jade', 'sahara'] as const
const differing = {
  aurora: { loginRequired: false, hidden: [] },
  jade: { loginRequired: false, hidden: [] },
  sahara: { loginRequired: true, hidden: ['fish', 'lott', 'elott'] },
} as const satisfies Record<(typeof brandNames)[number], { loginRequired: boolean; hidden: readonly string[] }>

let brands: ReadonlyMap<string, Brand>
beforeAll(async () => {
  const folders = await createBrandRegistry({ dir: path.resolve('brands'), watch: false })
  brands = new Map(folders.all().map(({ id, brand }) => [id, brand]))
  await folders.close()
})

const brandOf = (id: string): Brand => {
  const brand = brands.get(id)
  if (!brand) throw new Error(`no brand ${id}`)
  return brand
}

const without = (off?: ModuleId): Whitelabel =>
  Object.keys(moduleIds).map((modId) => ({ modId, enabled: modId !== off }))

function answerAt(address: string, viewer: ViewerName, brand: Brand, off?: ModuleId): PageAnswer {
  const site = assemble(
    registry,
    brand,
    { whitelabel: without(off) },
    { isAgent: viewers[viewer], clubLabel: undefined, language: 'en' },
  )
  expect(site.issues).toEqual([])
  return answerPage(findPage(site.slots.page, address), brand.access, site.role)
}

const names = Object.keys(viewers) as ViewerName[]
const allOf = (address: string, brand: Brand, off?: ModuleId) =>
  names.map((viewer) => answerAt(address, viewer, brand, off))
const withHidden = (brand: Brand, slot: string, id: string): Brand => ({
  ...brand,
  slots: { ...brand.slots, [slot]: { ...brand.slots[slot], hide: [id] } },
})

it('the table has every address of every page, and no other', () => {
  const pages = registry.bySlot.get('page') ?? []
  const paths = pages.flatMap(({ props }) =>
    'path' in props && 'frame' in props ? [props.path, ...(props.aliases ?? [])] : [],
  )
  const told = rows.map(({ address }) => address.replace(/\/7$/, '/:id').replace(/^\/pages\/.+/, '/pages/:name'))
  expect(
    paths.filter((page) => !told.includes(page)),
    'pages without a row in `rows`, above',
  ).toEqual([])
  expect(told.sort(), 'one row for each page').toEqual([...paths, '/nowhere'].sort())
})

it('the edge draws the same pages for visitors, and the same without a header', () => {
  for (const { address, open = false } of rows) expect(isOpenToVisitors(address), address).toBe(open)
  expect(openPages.filter((page) => !rows.some(({ address }) => address === page))).toEqual([])
  const bare = (registry.bySlot.get('page') ?? []).flatMap(({ props }) =>
    'frame' in props && props.frame === 'bare' ? [props.path] : [],
  )
  expect(rows.flatMap(({ address }) => (shellKind(address) === 'bare' ? [address] : [])).sort()).toEqual(bare.sort())
})

describe.each(brandNames)('%s', (name) => {
  const { loginRequired, hidden } = differing[name]
  /** Where the brand requires a session, visitors are asked to log in before anything else is said. */
  const here = (answers: Answers, open = false): readonly PageAnswer[] =>
    loginRequired && !open ? ['login', ...answers.slice(1)] : answers
  const isHidden = (id: string | undefined) => id !== undefined && (hidden as readonly string[]).includes(id)

  it.each(rows)('$address', ({ address, answers, open, category: id }) => {
    expect(allOf(address, brandOf(name))).toEqual(here(isHidden(id) ? nobody : answers, open))
  })

  it.each(rows.filter(({ module }) => module !== undefined))('$address without its module', ({ address, module }) => {
    expect(allOf(address, brandOf(name), module)).toEqual(here(nobody))
  })

  it.each(rows.filter(({ category: id }) => id !== undefined))(
    '$address where the brand hides its category',
    ({ address, category: id = '' }) => {
      expect(allOf(address, withHidden(brandOf(name), 'header.category', id))).toEqual(here(nobody))
    },
  )

  it('a page that the brand hides is no page, and no category of it stands in the header', () => {
    const brand = withHidden(brandOf(name), 'page', 'live')
    expect(allOf('/live', brand)).toEqual(here(nobody))
    const vendors = [{ gameCategory: 'LIVE', vendors: [{ accountTypeId: 1, accountTypeName: 'A', displayName: 'A' }] }]
    const categories = (each: Brand) =>
      assemble(registry, each, { vendors }, { isAgent: undefined, clubLabel: undefined, language: 'en' }).slots[
        'header.category'
      ].map(({ id }) => id)
    expect(categories(brandOf(name))).toEqual(['live'])
    expect(categories(brand)).toEqual([])
  })
})

describe('tabs of the registration', () => {
  const tabs = (brand: Brand, ...on: ModuleId[]) =>
    assemble(
      registry,
      brand,
      { whitelabel: on.map((modId) => ({ modId, enabled: true })) },
      { isAgent: undefined, clubLabel: undefined, language: 'en' },
    ).slots['register.tab'].map(({ id }) => id)
  const order = ['mobile', 'username']

  it.each<[brand: string, on: ModuleId[], expected: string[]]>([
    ['aurora', [], []],
    ['aurora', ['MOBILENUMREG3'], []],
    ['jade', ['REG3'], ['username']],
    ['aurora', ['REG3', 'MOBILENUMREG3'], ['username', 'mobile']],
    ['jade', ['REG3', 'MOBILENUMREG3'], ['mobile', 'username']],
  ])('%s with %j: %j', (name, on, expected) => expect(tabs(brandOf(name), ...on)).toEqual(expected))

  it('stand in the order of the brand, whatever method it begins with', () => {
    const ordered = (name: string, ids: readonly string[]) =>
      tabs({ ...brandOf(name), slots: { 'register.tab': { order: ids } } }, 'REG3', 'MOBILENUMREG3')
    expect(ordered('aurora', order)).toEqual(order)
    expect(ordered('jade', order.toReversed())).toEqual(order.toReversed())
  })
})

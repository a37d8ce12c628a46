import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assemble } from '../../../engine/assemble'
import type { Brand, BrandText } from '../../../engine/brand'
import { resolveBrand } from '../../../engine/resolveBrand'
import { moduleOn } from '../../../engine/condition'
import { aMember, aVisitor, feature, link, testBrand } from '../../../engine/fixtures'
import { readModules } from '../../../engine/readModules'
import { createRegistry } from '../../../engine/registry'
import { resolveTheme, themeDefaults } from '../../../theme/resolve'
import { hideEntry, moveEntry, relabelEntry, setDefaultTheme } from './changes'
import { brandFragment, themeFragment } from './fragment'
import { filterRows, slotRows } from './rows'
import { sequenceOf, shortestOrder } from './sequence'
import { chooseViewer, switchModules } from './tell'

const registry = createRegistry([
  feature(link('mall', 10, moduleOn('PTSYS3')), link('vip', 20), link('help', 30), link('down', 40)),
])
const slot = 'header.link'
const withSlot = (override: Brand['slots'][string]) => testBrand({ slots: { [slot]: override } })
const shown = (brand: Brand) => assemble(registry, brand, {}, aVisitor).slots[slot].map(({ id }) => id)
const everything = new Set(['mall', 'vip', 'help', 'down'])

describe('changes of the brand', () => {
  it('hide and show again leave nothing to say', () => {
    const served = testBrand()
    const hidden = hideEntry(served, slot, 'vip', true)
    expect(shown(hidden)).toEqual(['help', 'down'])
    expect(brandFragment(served, hidden)).toEqual({ slots: { [slot]: { hide: ['vip'] } } })
    expect(brandFragment(served, hideEntry(hidden, slot, 'vip', false))).toBeUndefined()
  })

  it('say an emptied list where the file had one', () => {
    const served = withSlot({ hide: ['vip'] })
    expect(brandFragment(served, hideEntry(served, slot, 'vip', false))).toEqual({ slots: { [slot]: { hide: [] } } })
  })

  it('move past entries that are hidden, with the fewest ids that do it', () => {
    const served = testBrand()
    const moved = moveEntry(served, registry, slot, 'help', -1, new Set(['vip', 'help', 'down']))
    expect(shown(moved)).toEqual(['help', 'vip', 'down'])
    const last = moveEntry(served, registry, slot, 'down', -1, everything)
    expect(brandFragment(served, last)).toEqual({ slots: { [slot]: { order: ['mall', 'vip', 'down'] } } })
    expect(brandFragment(served, moveEntry(last, registry, slot, 'down', 1, everything))).toBeUndefined()
    expect(moveEntry(served, registry, slot, 'mall', -1, everything)).toBe(served)
  })

  it('name an entry in one language and keep the others', () => {
    const served = withSlot({ entries: { vip: { icon: 'crown', label: { en: 'VIP', ar: 'نخبة' } } } })
    const named = relabelEntry(served, served, slot, 'vip', 'en', 'Elite ')
    expect(brandFragment(served, named)).toEqual({
      slots: { [slot]: { entries: { vip: { label: { en: 'Elite' } } } } },
    })
    expect(relabelEntry(named, served, slot, 'vip', 'en', '').slots).toEqual(served.slots)
    const plain = testBrand()
    expect(
      brandFragment(
        plain,
        relabelEntry(relabelEntry(plain, plain, slot, 'help', 'en', 'Aid'), plain, slot, 'help', 'en', ''),
      ),
    ).toBeUndefined()
  })

  it('tell the theme of a first visit', () => {
    expect(brandFragment(testBrand(), setDefaultTheme(testBrand(), 'light'))).toEqual({ theme: { default: 'light' } })
  })

  it('merged as a file, make the brand that was seen', () => {
    const ids = fc.constantFrom('mall', 'vip', 'help', 'down', 'own')
    const step = fc.oneof(
      fc.record({ do: fc.constant('hide' as const), id: ids, hidden: fc.boolean() }),
      fc.record({ do: fc.constant('move' as const), id: ids, by: fc.constantFrom(-1 as const, 1 as const) }),
      fc.record({
        do: fc.constant('name' as const),
        id: ids,
        text: fc.constantFrom('', 'One', 'Two'),
        language: fc.constantFrom('en', 'ar'),
      }),
    )
    const label: BrandText = { en: 'Own' }
    const serveds = [
      testBrand(),
      withSlot({
        hide: ['vip'],
        order: ['down', 'own'],
        entries: { help: { label: 'Aid' } },
        links: [{ id: 'own', label, href: '/x' }],
      }),
    ]
    fc.assert(
      fc.property(fc.constantFrom(...serveds), fc.array(step, { maxLength: 12 }), (served, steps) => {
        const wanted = steps.reduce((brand, each) => {
          if (each.do === 'hide') return hideEntry(brand, slot, each.id, each.hidden)
          if (each.do === 'move') return moveEntry(brand, registry, slot, each.id, each.by, everything)
          return relabelEntry(brand, served, slot, each.id, each.language, each.text)
        }, served)
        const fragment = brandFragment(served, wanted) ?? {}
        const base = { source: 'a', values: { slots: served.slots } }
        const merged = resolveBrand('test', [base, { source: 'b', values: fragment }] as Parameters<
          typeof resolveBrand
        >[1]).value
        expect(assemble(registry, merged, {}, aVisitor).slots).toEqual(assemble(registry, wanted, {}, aVisitor).slots)
      }),
    )
  })
})

it('the shortest order gives the whole sequence', () => {
  const all = sequenceOf(testBrand(), registry, slot)
  fc.assert(
    fc.property(fc.shuffledSubarray([...all], { minLength: all.length }), (wanted) => {
      const order = shortestOrder(testBrand(), registry, slot, wanted)
      expect(sequenceOf(withSlot({ order }), registry, slot)).toEqual(wanted)
    }),
  )
})

describe('theme.json', () => {
  it('says a colour of both themes at once, and only what changed', () => {
    const { colors } = themeDefaults
    const accent = { light: colors.danger.light, dark: colors.danger.light }
    const text = { light: colors.text.light, dark: colors.surface.light }
    const wanted = { ...themeDefaults, radius: 4, colors: { ...colors, accent, text } }
    const fragment = themeFragment(themeDefaults, wanted)
    expect(fragment).toEqual({ colors: { accent: colors.danger.light, text }, radius: 4 })
    expect(resolveTheme(fragment ?? {})).toEqual(wanted)
    expect(themeFragment(themeDefaults, { ...themeDefaults })).toBeUndefined()
  })
})

describe('what the site is told', () => {
  const tree = [
    { modId: 'REG3', enabled: true, childrenNodes: [{ modId: 'MOB3', enabled: true }] },
    { modId: 'X3', enabled: false },
  ]

  it('switches modules and leaves what stands above them in force', () => {
    const { value } = readModules(switchModules(tree, { REG3: false, X3: true }))
    expect([value.get('REG3')?.on, value.get('MOB3')?.offAt, value.get('X3')?.on]).toEqual([false, 'REG3', true])
    expect(switchModules(tree, {})).toEqual(tree)
    expect(switchModules([{ modId: 'constructor', enabled: true }], {})).toEqual([
      { modId: 'constructor', enabled: true },
    ])
  })

  it('takes a role by the account types of the brand', () => {
    const brand = testBrand({ roles: { memberTypes: [7], agentTypes: [8], demoTypes: [9] } })
    expect(chooseViewer(aMember, { role: 'agent', clubLabel: ' Gold ' }, brand)).toEqual({
      isAgent: 8,
      clubLabel: 'Gold',
      language: 'en',
    })
    expect(chooseViewer(aMember, { role: 'visitor', clubLabel: 'Gold' }, brand)).toEqual(aVisitor)
    expect(chooseViewer(aMember, { role: 'real', clubLabel: 'Gold' }, brand)).toBe(aMember)
  })
})

describe('rows', () => {
  const served = withSlot({ hide: ['help'], links: [{ id: 'own', label: 'Ours', href: '/x' }] })
  const rowsOf = (brand: Brand, whitelabel = [{ modId: 'PTSYS3', enabled: false }]) => {
    const inputs = { registry, brand, platform: { whitelabel }, viewer: aVisitor }
    const sources = { [`slots.${slot}.hide`]: 'brands/test/brand.json' }
    return slotRows({ ...inputs, served, sources, site: assemble(registry, brand, inputs.platform, aVisitor) })
  }

  it('hold every entry in order, with its reason and the file that says so', () => {
    const rows = rowsOf(served).find((each) => each.slot === slot)?.rows ?? []
    expect(rows.map(({ id, shown: is, kind }) => [id, is, kind])).toEqual([
      ['mall', false, 'entry'],
      ['vip', true, 'entry'],
      ['help', false, 'brand'],
      ['down', true, 'entry'],
      ['own', true, 'link'],
    ])
    expect(rows[0]?.reason).toBe('module PTSYS3 (points and their mall) is off in the whitelabel tree')
    expect(rows[2]?.decided).toEqual([{ where: `slots.${slot}.hide`, file: 'brands/test/brand.json' }])
    expect(rows.some(({ changed }) => changed)).toBe(false)
  })

  it('say what was changed here, and are found by reason', () => {
    const changed = rowsOf(hideEntry(served, slot, 'vip', true))
    expect(changed.flatMap(({ rows }) => rows.filter((row) => row.changed).map(({ id }) => id))).toEqual(['vip'])
    const found = filterRows(changed, 'ptsys3', true, () => '')
    expect(found.map(({ rows }) => rows.map(({ id }) => id))).toEqual([['mall']])
  })
})

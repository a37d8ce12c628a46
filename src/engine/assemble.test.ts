import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assemble } from './assemble'
import {
  type Condition,
  agent,
  all,
  any,
  brandIs,
  clubLabel,
  content,
  demo,
  kept,
  moduleOn,
  not,
  resource,
  signedIn,
  upline,
  vendorsIn,
  visitor,
} from './condition'
import type { Platform, Viewer } from './facts'
import { aMember, aVisitor, feature, link, testBrand, tool } from './fixtures'
import { createRegistry } from './registry'
import { checkOverrides } from './resolveOverrides'

const ids = (items: readonly { id: string }[]) => items.map((item) => item.id)
const shown = (when: Condition, platform: Platform, viewer: Viewer, brand = testBrand()) =>
  ids(assemble(createRegistry([feature(link('x', 10, when))]), brand, platform, viewer).slots['header.link']).includes(
    'x',
  )

const vendor = (accountTypeName: string) => ({ accountTypeId: 1, accountTypeName, displayName: accountTypeName })
const gold: Viewer = { ...aMember, clubLabel: 'Gold' }
const as = (isAgent: number): Viewer => ({ ...aMember, isAgent })
const tree = (enabled: boolean) => [{ modId: 'TOP', enabled, childrenNodes: [{ modId: 'REG3', enabled: true }] }]

describe('conditions', () => {
  it.each<[string, Condition, Platform, Viewer, boolean]>([
    ['module on', moduleOn('REG3'), { whitelabel: tree(true) }, aVisitor, true],
    ['module under a disabled parent', moduleOn('REG3'), { whitelabel: tree(false) }, aVisitor, false],
    ['module that is not in the tree', moduleOn('REG3'), {}, aVisitor, false],
    ['COMM3 without a tree', moduleOn('COMM3'), {}, aVisitor, true],
    ['visitor', visitor, {}, aVisitor, true],
    ['signed in as member', signedIn, {}, aMember, true],
    ['agent 1', agent, {}, as(1), true],
    ['agent 2', agent, {}, as(2), true],
    ['agent 41', agent, {}, as(41), true],
    ['agent 42', agent, {}, as(42), true],
    ['4 is demo, not agent', agent, {}, as(4), false],
    ['demo', demo, {}, as(4), true],
    ['club label', clubLabel, {}, gold, true],
    ['no club label', clubLabel, {}, aMember, false],
    ['agent type of the page', { is: 'agentType', of: [1, 41] }, {}, as(41), true],
    ['agent type that does not see the page', { is: 'agentType', of: [1, 41] }, {}, as(42), false],
    ['upline', upline, {}, { ...aMember, hasUpline: true }, true],
    ['no upline', upline, {}, aMember, false],
    ['vendors', vendorsIn('RNG'), { vendors: [{ gameCategory: 'RNG', vendors: [vendor('A')] }] }, aVisitor, true],
    [
      'category without vendors',
      vendorsIn('RNG'),
      { vendors: [{ gameCategory: 'RNG', vendors: [] }] },
      aVisitor,
      false,
    ],
    [
      'e-sports vendor leaves SPORTS',
      vendorsIn('SPORTS'),
      { vendors: [{ gameCategory: 'SPORTS', vendors: [vendor('AV')] }] },
      aVisitor,
      false,
    ],
    [
      'e-sports vendor makes ESPORTS',
      vendorsIn('ESPORTS'),
      { vendors: [{ gameCategory: 'SPORTS', vendors: [vendor('AV')] }] },
      aVisitor,
      true,
    ],
    ['resource', resource('IOS'), { resources: [{ resourceType: 'IOS', url: 'https://a.example' }] }, aVisitor, true],
    ['brand value', brandIs('layout.header', 'mega'), {}, aVisitor, true],
    ['brand value through a prototype', brandIs('layout.constructor.name', 'Object'), {}, aVisitor, false],
    ['content', content('notices'), { content: { notices: 2 } }, aVisitor, true],
    ['no content', content('notices'), { content: { notices: 0 } }, aVisitor, false],
  ])('%s', (_name, when, platform, viewer, expected) => {
    expect(shown(when, platform, viewer)).toBe(expected)
    expect(shown(not(when), platform, viewer)).toBe(!expected)
    expect(shown(all(when), platform, viewer)).toBe(expected)
    expect(shown(any(not(when), when), platform, viewer)).toBe(true)
  })
})

describe('brand overrides', () => {
  const registry = createRegistry([feature(link('a', 10), link('b', 20), link('c', 30, visitor), tool('t', 10))])
  const site = (slots: ReturnType<typeof testBrand>['slots'], viewer = aVisitor) =>
    assemble(registry, testBrand({ slots }), {}, viewer)

  it('orders named entries first and keeps the rest after them', () => {
    expect(ids(site({ 'header.link': { order: ['c', 'b'] } }).slots['header.link'])).toEqual(['c', 'b', 'a'])
  })
  it('hides', () => {
    expect(ids(site({ 'header.link': { hide: ['b'] } }).slots['header.link'])).toEqual(['a', 'c'])
  })
  it('relabels, re-icons, regroups and picks a variant', () => {
    const entries = { a: { label: { en: 'Hi' }, icon: 'star', group: 'g', variant: 'v' } } as const
    expect(site({ 'header.link': { entries } }).slots['header.link'][0]).toMatchObject({
      label: { text: { en: 'Hi' } },
      icon: 'star',
      group: 'g',
      variant: 'v',
    })
  })
  it('adds links of its own', () => {
    const links = [{ id: 'blog', label: 'Blog', href: 'https://blog.example', order: 15, newTab: true }]
    const items = site({ 'header.link': { links } }).slots['header.link']
    expect(ids(items)).toEqual(['a', 'blog', 'b', 'c'])
    expect(items[1]).toMatchObject({ link: { href: 'https://blog.example', newTab: true } })
  })
  it('takes along what belongs to an entry that it hides', () => {
    const both = createRegistry([feature(link('a', 10), link('b', 20, kept('header.link', 'a')))])
    const shownWith = (hide: string[]) =>
      ids(assemble(both, testBrand({ slots: { 'header.link': { hide } } }), {}, aVisitor).slots['header.link'])
    expect([shownWith([]), shownWith(['b']), shownWith(['a'])]).toEqual([['a', 'b'], ['a'], []])
  })
  it('stands first where the brand file says so, and after what the brand orders', () => {
    const first = brandIs('layout.header', 'rail')
    const registered = createRegistry([feature(link('a', 10), link('b', 20), { ...link('c', 30), first })])
    const order = (header: 'rail' | 'mega', slots = {}) =>
      ids(
        assemble(registered, testBrand({ layout: { ...testBrand().layout, header }, slots }), {}, aVisitor).slots[
          'header.link'
        ],
      )
    expect(order('mega')).toEqual(['a', 'b', 'c'])
    expect(order('rail')).toEqual(['c', 'a', 'b'])
    expect(order('rail', { 'header.link': { order: ['b'] } })).toEqual(['b', 'c', 'a'])
  })
  it('cannot show what a condition hides', () => {
    expect(
      ids(site({ 'header.link': { order: ['c'], entries: { c: { label: 'C' } } } }, aMember).slots['header.link']),
    ).toEqual(['a', 'b'])
  })
  it('reports unknown slots and entries with the nearest known ids and builds the rest', () => {
    const slots = { 'header.lnk': {}, 'header.link': { hide: ['aa', 'constructor'], order: ['b'] } }
    expect(ids(site(slots).slots['header.link'])).toEqual(['b', 'a', 'c'])
    expect(checkOverrides(registry, testBrand({ slots }))).toMatchObject([
      { code: 'unknown-slot', slot: 'header.lnk', nearest: expect.arrayContaining(['header.link']) },
      { code: 'unknown-entry', id: 'aa', where: 'hide', nearest: expect.arrayContaining(['a']) },
      { code: 'unknown-entry', id: 'constructor', where: 'hide' },
    ])
  })
  it('is serialisable', () => {
    const result = site({})
    expect(JSON.parse(JSON.stringify(result.slots['header.tool']))).toEqual([{ id: 't', props: {} }])
  })
})

describe('gate', () => {
  const gate = (permission: Platform['permission']) =>
    assemble(createRegistry([]), testBrand(), permission ? { permission } : {}, aVisitor).gate
  it.each([
    ['before the answer', undefined, 'open'],
    ['open', { maintenance: false, regionRestriction: false }, 'open'],
    ['maintenance', { maintenance: true, regionRestriction: false }, 'maintenance'],
    ['region', { maintenance: false, regionRestriction: true }, 'region'],
    ['both', { maintenance: true, regionRestriction: true }, 'region'],
  ] as const)('%s', (_name, permission, state) => expect(gate(permission).state).toBe(state))
})

describe('properties', () => {
  it('reordering and hiding never show more than the conditions allow, and lose nothing else', () => {
    const all = ['a', 'b', 'c', 'd', 'e']
    const registry = createRegistry([feature(...all.map((id, i) => link(id, i * 10, id === 'e' ? agent : undefined)))])
    fc.assert(
      fc.property(fc.shuffledSubarray(all), fc.subarray(all), (order, hide) => {
        const items = ids(
          assemble(registry, testBrand({ slots: { 'header.link': { order, hide } } }), {}, aVisitor).slots[
            'header.link'
          ],
        )
        const expected = all.filter((id) => id !== 'e' && !hide.includes(id))
        expect(items.toSorted()).toEqual(expected)
        expect(items.filter((id) => order.includes(id))).toEqual(order.filter((id) => expected.includes(id)))
      }),
    )
  })
  it('reports duplicates once and keeps the first', () => {
    const registry = createRegistry([feature(link('a', 10)), feature(link('a', 20))])
    expect(registry.issues).toEqual([{ code: 'duplicate-entry', slot: 'header.link', id: 'a' }])
  })
})

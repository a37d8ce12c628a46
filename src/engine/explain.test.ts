import { describe, expect, it } from 'vitest'
import { resolveBrand } from './resolveBrand'
import { all, any, brandIs, kept, moduleOn, not, signedIn, visitor } from './condition'
import { explain } from './explain'
import { aMember, aVisitor, feature, link } from './fixtures'
import { createRegistry } from './registry'

const registry = createRegistry([
  feature(
    link('plain', 10),
    link('deposit', 20, all(signedIn, moduleOn('DEPOSIT3'))),
    link('either', 30, any(moduleOn('PASS3'), visitor)),
    link('mega', 40, brandIs('layout.header', 'mega')),
    link('along', 45, kept('header.link', 'plain')),
    link('nobody', 50, not(moduleOn('COMM3'))),
  ),
])
const { value: brand, sources } = resolveBrand('test', [
  { source: 'brands/base/brand.json', values: { layout: { header: 'rail' } } },
  { source: 'brands/test/brand.json', values: { slots: { 'header.link': { hide: ['plain'] } } } },
])
const whitelabel = [{ modId: 'FUNDS', enabled: false, childrenNodes: [{ modId: 'DEPOSIT3', enabled: true }] }]
const ask = (id: string, viewer = aMember) =>
  explain({ registry, brand, platform: { whitelabel }, viewer, sources }, 'header.link', id)

describe('explain', () => {
  it('names the module above that is off', () => {
    expect(ask('deposit')).toMatchObject({
      state: 'hidden',
      decidedBy: 'module DEPOSIT3 (deposits) is off because FUNDS above it is off in the whitelabel tree',
      path: [
        'all of (only for somebody signed in, module DEPOSIT3 (deposits) is on)',
        'module DEPOSIT3 (deposits) is on',
      ],
    })
  })
  it('names the first condition that failed', () => {
    expect(ask('deposit', aVisitor)).toMatchObject({
      state: 'hidden',
      decidedBy: 'viewer is visitor',
      path: ['all of (only for somebody signed in, module DEPOSIT3 (deposits) is on)', 'only for somebody signed in'],
      tree: {
        parts: [
          { condition: 'only for somebody signed in', holds: false, parts: [] },
          { condition: 'module DEPOSIT3 (deposits) is on', holds: false, parts: [] },
        ],
      },
    })
  })
  it('names the file that hides what an entry belongs to', () => {
    expect(ask('along')).toMatchObject({
      state: 'hidden',
      decidedBy: 'the brand hides "plain" in slots.header.link',
      source: 'brands/test/brand.json',
    })
  })
  it('names the alternative that held', () => {
    expect(ask('either', aVisitor)).toMatchObject({ state: 'shown', decidedBy: 'viewer is visitor' })
  })
  it('names the file that decided a brand value', () => {
    expect(ask('mega')).toMatchObject({
      state: 'hidden',
      decidedBy: 'brand has layout.header = "rail"',
      source: 'brands/base/brand.json',
    })
  })
  it('names the file that hides', () => {
    expect(ask('plain')).toMatchObject({ state: 'hidden-by-brand', source: 'brands/test/brand.json' })
  })
  it('sees through not', () => {
    expect(ask('nobody')).toMatchObject({
      state: 'hidden',
      decidedBy: 'module COMM3 (what every platform has; always on) is on in the whitelabel tree',
    })
  })
  it('suggests for an unknown id', () => {
    expect(ask('depositt')).toMatchObject({ state: 'unknown', nearest: ['deposit'] })
    expect(ask('constructor')).toMatchObject({ state: 'unknown' })
  })
})

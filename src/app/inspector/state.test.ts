import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from '../../state/atoms'
import { readModuleTree } from '../../lib/readModuleTree'
import { resolveBrand } from '../../engine/resolveBrand'
import type { BootData } from '../../engine/boot'
import { values } from '../../platform/values'
import { inlinedTreeAtom } from '../../site/site'
import { bootAtom, brandAtom } from '../../site/brand'
import { keep, readKept, withChanges } from './keptChanges'
import {
  changeBrandAtom,
  changesAtom,
  leftOutAtom,
  moduleSwitchesAtom,
  resetAtom,
  restoreAtom,
  servedAtom,
  themeAtom,
  viewerChoiceAtom,
} from './state'
import { changedTextsAtom, changeTextAtom } from './textChanges'

afterEach(() => void vi.unstubAllGlobals())

test('modules that the platform sent otherwise than agreed are named', () => {
  vi.stubGlobal('location', new URL('http://aurora.localhost/'))
  const store = createStore()
  expect(store.get(leftOutAtom)).toEqual([])
  const sent = [
    { modId: 'COMM3', enabled: true },
    { modId: 'REG3', enabled: 'yes' },
  ]
  store.set(inlinedTreeAtom, readModuleTree(sent)?.tree)
  expect(store.get(leftOutAtom)).toEqual([{ module: 'REG3 (/1)', reason: 'enabled is "yes", not true or false' }])
})

test('a tree alone and one within the status keep what is as agreed', () => {
  const sent = [
    { modId: 'COMM3', enabled: true },
    { modId: 'REG3', enabled: 'yes' },
  ]
  const tree = [{ modId: 'COMM3', enabled: true }]
  expect(values.whitelabel.parse(sent)).toEqual(tree)
  const status = { maintenance: false, regionRestriction: false }
  expect(values.permission.parse({ ...status, whitelabel: sent })).toEqual({ ...status, whitelabel: tree })
  expect(values.permission.parse(status)).toEqual(status)
  expect(values.whitelabel.safeParse([{ modId: 'REG3', enabled: 'yes' }]).success).toBe(false)
})

/** A page as the edge sent it, and what the inspector knows of it. */
function opened(hide: string[] = []) {
  const values = { slots: { 'header.link': { hide, entries: { vip: { label: { en: 'Club' } } } } } }
  const brand = resolveBrand('mine', [{ source: 'brands/mine/brand.json', values }]).value
  const boot: BootData = {
    brand,
    assetBase: '/',
    localeOverrides: [],
    inspector: true,
    inspection: { sources: {}, theme: { radius: 4 } },
    answers: {},
    answersAge: 0,
    time: 0,
  }
  const store = createStore()
  store.set(bootAtom, boot)
  store.set(servedAtom, boot)
  return store
}

/** As a reload has it: through the tab's storage, into a page that knows nothing. */
function reloaded(store: ReturnType<typeof opened>, hide: string[] = []) {
  keep(store.get(changesAtom))
  const next = opened(hide)
  const kept = readKept()
  if (kept) next.set(restoreAtom, kept)
  return { next, kept }
}

test('changes are there again after a reload, and gone after a reset', () => {
  const store = opened()
  expect(reloaded(store).kept).toBeUndefined()
  store.set(changeBrandAtom, (brand) => ({
    ...brand,
    theme: { ...brand.theme, default: 'light' },
    slots: {
      ...brand.slots,
      'header.link': {
        ...brand.slots['header.link'],
        hide: ['help'],
        entries: { vip: { label: { en: 'Club', ar: 'نادي' } } },
      },
    },
  }))
  store.set(themeAtom, { ...store.get(themeAtom), radius: 9 })
  store.set(moduleSwitchesAtom, { REG3: false })
  store.set(viewerChoiceAtom, { role: 'agent', clubLabel: 'Gold' })
  store.set(changeTextAtom, 'auth.logIn', 'Enter')
  const { next } = reloaded(store)
  expect(next.get(brandAtom)).toEqual(store.get(brandAtom))
  expect(next.get(themeAtom)).toEqual(store.get(themeAtom))
  expect(next.get(changesAtom)).toEqual(store.get(changesAtom))
  expect(next.get(changedTextsAtom)).toEqual({ en: { 'auth.logIn': 'Enter' } })
  // what was sent is still what a reset goes back to
  next.set(resetAtom)
  expect(next.get(changesAtom)).toBeUndefined()
  expect(reloaded(next).kept).toBeUndefined()
})

test('a change that the folder has by now is no change any more', () => {
  const store = opened()
  store.set(changeBrandAtom, (brand) => withChanges(brand, { slots: { 'header.link': { hide: ['help'] } } }))
  const { next } = reloaded(store, ['help'])
  expect(next.get(brandAtom).slots['header.link']?.hide).toEqual(['help'])
  expect(next.get(changesAtom)).toBeUndefined()
  keep(undefined)
})

test('what stands there and is no change is dropped', () => {
  for (const wrong of ['{', '[]', '{"brand":{"slots":1},"modules":{},"viewer":{"role":"real","clubLabel":""}}']) {
    vi.stubGlobal('sessionStorage', { getItem: () => wrong, setItem: vi.fn(), removeItem: vi.fn() })
    expect(readKept()).toBeUndefined()
  }
})

import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from '../../state/atoms'
import { readModuleTree } from '../../lib/readModuleTree'
import { values } from '../../platform/values'
import { inlinedTreeAtom } from '../../site/site'
import { leftOutAtom } from './state'

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

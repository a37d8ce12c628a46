import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storage } from '../../lib/testing/storage'
import { createStore } from '../../state/atoms'
import { readNoticesAtom } from './readNotices'

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => vi.unstubAllGlobals())

it('keeps what was read over a visit, each once', () => {
  const store = createStore()
  store.set(readNoticesAtom, ['a', 'b'])
  store.set(readNoticesAtom, ['a'])
  expect([...store.get(readNoticesAtom)]).toEqual(['b', 'a'])
  expect([...createStore().get(readNoticesAtom)]).toEqual(['b', 'a'])
})

it('adds to what another tab has read', () => {
  const [one, other] = [createStore(), createStore()]
  one.set(readNoticesAtom, ['a'])
  other.set(readNoticesAtom, ['b'])
  expect([...other.get(readNoticesAtom)]).toEqual(['a', 'b'])
})

it('forgets the oldest of very many', () => {
  const store = createStore()
  store.set(
    readNoticesAtom,
    Array.from({ length: 400 }, (_, place) => `n${place}`),
  )
  expect(store.get(readNoticesAtom).size).toBe(300)
  expect(store.get(readNoticesAtom).has('n399')).toBe(true)
  expect(store.get(readNoticesAtom).has('n0')).toBe(false)
})

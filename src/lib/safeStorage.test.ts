import { afterEach, expect, it, vi } from 'vitest'
import { storageKey, text } from './safeStorage'

afterEach(() => vi.unstubAllGlobals())

it('what a full storage refuses is read in place of the older value that stands there', () => {
  const items = new Map([['key', 'old']])
  let full = true
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
  })
  const key = storageKey('localStorage', 'key', text)
  key.write('new')
  expect(key.read()).toBe('new')
  full = false
  key.write('newer')
  items.set('key', 'of another tab')
  expect(key.read()).toBe('of another tab')
})

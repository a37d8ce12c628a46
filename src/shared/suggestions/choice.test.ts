import { afterEach, expect, it, vi } from 'vitest'
import { createStore } from '../../state/atoms'

afterEach(() => vi.unstubAllGlobals())

async function visit(kept: Map<string, string>, browser: object = {}) {
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('navigator', browser)
  const { suggestionsAtom } = await import('./choice')
  const store = createStore()
  return { isOn: () => store.get(suggestionsAtom), choose: (on: boolean) => store.set(suggestionsAtom, on) }
}

it('is on until it is refused, and the choice outlives the visit', async () => {
  const kept = new Map<string, string>()
  const first = await visit(kept)
  expect(first.isOn()).toBe(true)
  first.choose(false)
  expect(first.isOn()).toBe(false)
  expect((await visit(kept)).isOn()).toBe(false)
})

it('takes the browser’s word for a refusal, and the member’s above it', async () => {
  const kept = new Map<string, string>()
  const refusing = { globalPrivacyControl: true }
  const first = await visit(kept, refusing)
  expect(first.isOn()).toBe(false)
  first.choose(true)
  expect((await visit(kept, refusing)).isOn()).toBe(true)
})

it('drops what is no choice', async () => {
  expect((await visit(new Map([['marquee.suggestions', 'perhaps']]))).isOn()).toBe(true)
})

import { afterEach, expect, it, vi } from 'vitest'
import { productDefaults } from '../../../engine/resolveBrand'
import { buildProfileForm } from '../../../engine/form/profileForm'
import { clientConfigAtom } from '../../../session/client'
import { readSessionAtom, sessionAtom } from '../../../session/session'
import { createStore } from '../../../state/atoms'
import { saveProfileAtom } from './saveProfileAtom'

afterEach(() => vi.unstubAllGlobals())

const profile = { fields: { nickname: { enabled: true, required: false } }, values: {}, locked: [] }
const { value: form } = buildProfileForm({
  profile,
  registration: productDefaults.registration,
  today: '2030-01-15',
})

const plain = {
  header: 'none',
  contentType: 'text/plain',
  encrypt: (body: unknown) => Promise.resolve(JSON.stringify(body)),
}

it.each([
  ['member01', 'Nova'],
  ['vip01', 'Vip'],
])('writes the new nickname of who is still signed in: %s', async (later, nickname) => {
  const items = new Map(Object.entries({ token: 't', account: 'member01', nickname: 'Old' }))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
  vi.stubGlobal('location', new URL('http://site.test/'))
  const store = createStore()
  store.set(readSessionAtom)
  store.set(clientConfigAtom, {
    merchant: 'aurora',
    paths: {},
    onTokenRefused: () => undefined,
    createCipher: () => Promise.resolve(plain),
  })
  vi.stubGlobal('fetch', () => {
    if (later !== 'member01') {
      items.set('account', later)
      items.set('nickname', nickname)
      store.set(readSessionAtom)
    }
    return Promise.resolve(new Response(JSON.stringify({ success: true, value: profile })))
  })
  await store.set(saveProfileAtom, form, { nickname: 'Nova' })
  expect(store.get(sessionAtom)).toMatchObject({ account: later, nickname })
})

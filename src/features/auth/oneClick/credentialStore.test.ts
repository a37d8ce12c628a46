import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasCredentialStore, offerToSave, readSavedLogin } from './credentialStore'

class FakeCredential {
  readonly type = 'password'
  readonly id: string
  readonly password: string
  constructor(data: { readonly id: string; readonly password: string }) {
    this.id = data.id
    this.password = data.password
  }
}
const login = { username: 'member01', password: 'Marquee1' }

function browser(get: () => Promise<unknown>, store: (one: unknown) => Promise<void> = () => Promise.resolve()) {
  vi.stubGlobal('PasswordCredential', FakeCredential)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { credentials: { get, store } })
}
afterEach(() => vi.unstubAllGlobals())

describe('the browser’s store of passwords', () => {
  it.each<[string, () => void]>([
    ['a browser without one', () => vi.stubGlobal('PasswordCredential', undefined)],
    ['a page that is not secure', () => vi.stubGlobal('isSecureContext', false)],
    ['a browser without credentials', () => vi.stubGlobal('navigator', {})],
  ])('is absent in %s', async (_name, without) => {
    browser(() => Promise.resolve(new FakeCredential({ id: 'a', password: 'b' })))
    without()
    expect(hasCredentialStore()).toBe(false)
    expect(await readSavedLogin()).toBeUndefined()
    await expect(offerToSave(login)).resolves.toBeUndefined()
  })

  it.each<[string, () => Promise<unknown>, unknown]>([
    ['a login', () => Promise.resolve(new FakeCredential({ id: 'member01', password: 'Marquee1' })), login],
    ['nothing', () => Promise.resolve(null), undefined],
    ['a refusal', () => Promise.reject(new DOMException('', 'NotAllowedError')), undefined],
    ['another kind of credential', () => Promise.resolve({ type: 'federated', id: 'x' }), undefined],
    ['a login without a password', () => Promise.resolve({ type: 'password', id: 'x', password: '' }), undefined],
    ['a login without a name', () => Promise.resolve({ type: 'password', id: '', password: 'x' }), undefined],
  ])('gives %s', async (_name, get, expected) => {
    browser(get)
    expect(await readSavedLogin()).toEqual(expected)
  })

  it('is offered a login, and a refusal is nobody’s trouble', async () => {
    const kept: unknown[] = []
    browser(
      () => Promise.resolve(null),
      (one) => Promise.resolve(void kept.push(one)),
    )
    await offerToSave(login)
    expect(kept).toMatchObject([{ id: 'member01', password: 'Marquee1' }])
    browser(
      () => Promise.resolve(null),
      () => Promise.reject(new DOMException('', 'SecurityError')),
    )
    await expect(offerToSave(login)).resolves.toBeUndefined()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountExists, isLostAnswer } from '../../src/features/auth/register/lostAnswer'
import { forgetDraft } from '../../src/features/auth/register/registrationDraft'
import { typedAtom } from '../../src/features/auth/typed'
import { CallFailure } from '../../src/platform/failure'
import { sessionAtom } from '../../src/session/session'
import { registration, textIn } from './failures/begin'
import { createVisitor } from './failures/visitor'

describe('a registration whose answer is lost', () => {
  let visitor: Awaited<ReturnType<typeof createVisitor>>
  beforeEach(async () => {
    visitor = await createVisitor('aurora')
  })
  afterEach(() => {
    forgetDraft()
    visitor.close()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const paths = { username: '/wps/member/register', mobile: '/wps/member/register/mobile' }
  const scenario = (name: string, call?: string) =>
    visitor.request('POST', '/sandbox/scenario', { body: JSON.stringify({ name, merchant: 'aurora', call }) })

  /** The first press, whose answer does not come back. */
  async function lose(method: 'username' | 'mobile' = 'username', how = 'done-then-lost') {
    const { page, values = {}, send } = await registration(visitor, method)
    await scenario(how, paths[method])
    const error = await send(values).catch((reason: unknown) => reason)
    await scenario('normal')
    expect(isLostAnswer(error)).toBe(true)
    expect(page.get(sessionAtom).state).toBe('visitor')
    const logins = vi.spyOn(globalThis, 'fetch')
    const asked = () =>
      logins.mock.calls.filter(([address]) => typeof address === 'string' && address.startsWith('/wps/session/login'))
        .length
    return { page, values, send, asked }
  }

  it.each(['username', 'mobile'] as const)('of an account by %s: the next press leads into it', async (method) => {
    const { page, values, send, asked } = await lose(method)
    await send(values)
    expect(asked()).toBe(1)
    expect(page.get(sessionAtom)).toMatchObject({
      state: 'signed-in',
      account: textIn(values, method === 'username' ? 'username' : 'mobileNum'),
    })
  })

  it('of a call that did nothing: the next press opens the account', async () => {
    const { page, values, send, asked } = await lose('username', 'failing')
    await send(values)
    expect(asked()).toBe(0)
    expect(page.get(sessionAtom).state).toBe('signed-in')
  })

  it('of a name that somebody else has: says that it exists, and tries the password once', async () => {
    const { page, values, send, asked } = await lose('username', 'failing')
    // somebody takes the name meanwhile
    const other = await registration(visitor, 'username')
    const username = textIn(values, 'username')
    const password = 'Other1234'
    await other.send({ ...other.values, username, password, confirmPassword: password })
    const before = asked()
    for (let press = 0; press < 2; press += 1) await expect(send(values)).rejects.toBeInstanceOf(AccountExists)
    expect(asked() - before).toBe(1)
    expect(page.get(sessionAtom).state).toBe('visitor')
    expect(page.get(typedAtom).username).toBe(username)
  })

  it('another password is not tried', async () => {
    const { values, send, asked } = await lose()
    const password = 'Other1234'
    await expect(send({ ...values, password, confirmPassword: password })).rejects.toBeInstanceOf(AccountExists)
    expect(asked()).toBe(0)
  })

  it('is forgotten with another name, which is taken like any other', async () => {
    const { values, send, asked } = await lose()
    for (const username of ['member01', textIn(values, 'username')])
      await expect(send({ ...values, username })).rejects.toMatchObject({ failure: { message: 'username.exists' } })
    expect(asked()).toBe(0)
  })

  it('is forgotten with the draft', async () => {
    const { values, send, asked } = await lose()
    forgetDraft()
    await expect(send(values)).rejects.toMatchObject({ failure: { message: 'username.exists' } })
    expect(asked()).toBe(0)
  })

  it('where the login is not answered either, the next press tries again', async () => {
    const { page, values, send } = await lose()
    await scenario('failing', '/wps/session/login')
    await expect(send(values)).rejects.toBeInstanceOf(CallFailure)
    await scenario('normal')
    await send(values)
    expect(page.get(sessionAtom).state).toBe('signed-in')
  })

  it('is not written down', async () => {
    const write = vi.fn()
    const read = () => null
    vi.stubGlobal('localStorage', { getItem: read, setItem: write, removeItem: read })
    vi.stubGlobal('sessionStorage', { getItem: read, setItem: write, removeItem: read })
    const { values } = await lose()
    expect(JSON.stringify(write.mock.calls)).not.toContain(textIn(values, 'password'))
  })
})

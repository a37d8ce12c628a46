import { createStore } from '../../../state/atoms'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { productDefaults } from '../../../engine/resolveBrand'
import type { createClient } from '../../../platform/client'
import { CallFailure } from '../../../platform/failure'
import { clientConfigAtom } from '../../../session/client'
import { enteredAtom } from '../../../session/entered'
import { endSessionAtom, expireSessionAtom, sessionAtom } from '../../../session/session'
import { typedPassword } from '../../../session/typedPassword'
import { bootAtom } from '../../../site/brand'
import { exclusionAtom, wantsWithdrawOnlyAtom } from '../../../shared/safety/exclusion'
import { wantedModalAtom } from '../../../site/modal'
import { inlinedTreeAtom } from '../../../site/site'
import {
  answerCheckAtom,
  captchaShownAtom,
  giveUpAtom,
  goOnWithPasswordAtom,
  loginStateAtom,
  submitAtom,
  startFreePlayAtom,
} from './flow'

type Answer = {
  readonly success: boolean
  readonly value?: unknown
  readonly message?: string
  readonly status?: number
}
const answers = new Map<string, Answer>()
const asked: string[] = []
/** Bodies, by their paths. */
const sent = new Map<string, unknown>()
/** What happens while a call is under way, once. */
const meanwhile = new Map<string, () => void>()
vi.stubGlobal('location', new URL('http://site.test/'))

/** What the edge is asked about passwords, and what it says. */
const edge = {
  asked: [] as { readonly address: string; readonly password: string; readonly token: string | null }[],
  answer: (_password: string): Response => new Response(null, { status: 404 }),
}
vi.stubGlobal(
  'fetch',
  (address: string, { body, headers }: { readonly body: string; readonly headers: HeadersInit }) => {
    const { password } = JSON.parse(body) as { readonly password: string }
    edge.asked.push({ address, password, token: new Headers(headers).get('Authorization') })
    return Promise.resolve(edge.answer(password))
  },
)

vi.mock('../../../platform/client', async (original) => {
  const module = await original<{ createClient: typeof createClient }>()
  const plain = {
    header: 'JWE',
    contentType: 'application/jose',
    encrypt: (body: unknown) => {
      sent.set('/wps/session/login', body)
      return Promise.resolve(JSON.stringify(body))
    },
  }
  const fetch = (input: RequestInfo | URL) => {
    const path = String(input instanceof Request ? input.url : input).split('?')[0] ?? ''
    if (path !== '/wps/system/status') asked.push(path)
    meanwhile.get(path)?.()
    meanwhile.delete(path)
    const { status = 200, ...body } = answers.get(path) ?? { success: false, message: 'system.error' }
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  }
  return {
    ...module,
    createClient: (options: Parameters<typeof createClient>[0]) =>
      module.createClient({ ...options, fetch, createCipher: () => Promise.resolve(plain) }),
  }
})

const login = '/wps/session/login'
const info = '/wps/member/info'
const verification = '/wps/session/login/verification'
const request = { username: 'member01', password: 'Marquee1', type: 'username' } as const

function page() {
  answers.clear()
  asked.length = 0
  answers.set(login, { success: true, value: { token: 't1' } })
  answers.set(info, { success: true, value: { id: '7', account: 'member01', type: 0 } })
  const store = createStore()
  edge.answer = (password) => new Response(JSON.stringify({ isDefault: password === 'Welcome1' }))
  edge.asked.length = 0
  const account = { knowsDefaultPassword: true } as const
  store.set(bootAtom, {
    brand: { ...productDefaults, id: 'test', account },
    assetBase: '/',
    localeOverrides: [],
    inspector: false,
    answers: {},
    answersAge: 0,
    time: 0,
  })
  store.set(clientConfigAtom, { merchant: 'marquee', paths: {}, onTokenRefused: () => undefined })
  store.set(inlinedTreeAtom, [{ modId: 'PASS3', enabled: true }])
  return store
}

let store: ReturnType<typeof page>
beforeEach(() => {
  store = page()
})

describe('a sign-in', () => {
  it('asks the platform, then who it is, and starts the session', async () => {
    expect(await store.set(submitAtom, request)).toBe('entered')
    expect(asked).toEqual([login, info])
    expect(store.get(sessionAtom)).toMatchObject({ state: 'signed-in', account: 'member01', token: 't1' })
    expect(store.get(enteredAtom)).toMatchObject({ account: 'member01', firstTime: false })
    expect(typedPassword()).toBe('Marquee1')
    store.set(endSessionAtom)
    expect(typedPassword()).toBeUndefined()
  })

  it('is one however often it is pressed', async () => {
    const outcomes = await Promise.all([
      store.set(submitAtom, request),
      store.set(submitAtom, request),
      store.set(startFreePlayAtom),
    ])
    expect(outcomes).toEqual(['entered', 'entered', 'entered'])
    expect(asked).toEqual([login, info])
  })

  it('shows a captcha once a refusal asks for one', async () => {
    answers.set(login, { success: false, message: 'login.credential.error', value: { captcha: false } })
    await expect(store.set(submitAtom, request)).rejects.toBeInstanceOf(CallFailure)
    expect(store.get(captchaShownAtom)).toBe(false)
    answers.set(login, { success: false, message: 'login.credential.error', value: { captcha: true } })
    await expect(store.set(submitAtom, request)).rejects.toBeInstanceOf(CallFailure)
    expect(store.get(captchaShownAtom)).toBe(true)
    // the platform asks, not the machine: what comes by another way has none to give
    await expect(store.set(submitAtom, request)).rejects.toBeInstanceOf(CallFailure)
    expect(asked.filter((path) => path === login)).toHaveLength(3)
    expect(store.get(captchaShownAtom)).toBe(true)
    answers.set(login, { success: true, value: { token: 't2' } })
    expect(await store.set(submitAtom, { ...request, captcha: '1234' })).toBe('entered')
    expect(store.get(captchaShownAtom)).toBe(false)
  })

  it.each([
    ['the call', login, 'idle'],
    ['who it is', info, 'idle'],
  ])('that fails at %s is over, and may be tried again', async (_name, path, step) => {
    const right = answers.get(path)
    for (const status of [401, 403, 429, 500]) {
      answers.set(path, { success: false, status })
      await expect(store.set(submitAtom, request)).rejects.toBeInstanceOf(CallFailure)
      expect(store.get(loginStateAtom).state).toBe(step)
      expect(store.get(sessionAtom).state).toBe('visitor')
    }
    if (right) answers.set(path, right)
    expect(await store.set(submitAtom, request)).toBe('entered')
  })
})

describe('an account that excluded itself', () => {
  const refusal = { success: false, message: 'account.excluded', value: { kind: 'EXCLUSION', until: 9 } }

  it('is told of until it is entered to withdraw', async () => {
    answers.set(login, refusal)
    await expect(store.set(submitAtom, request)).rejects.toBeInstanceOf(CallFailure)
    expect(store.get(exclusionAtom)).toEqual({ until: 9, request })
    store.set(wantsWithdrawOnlyAtom, true)
    answers.set(login, { success: true, value: { token: 't1' } })
    expect(await store.set(submitAtom, request)).toBe('entered')
    expect(sent.get(login)).toMatchObject({ username: 'member01', withdrawOnly: true })
    expect(store.get(exclusionAtom)).toBeUndefined()
    expect(store.get(wantsWithdrawOnlyAtom)).toBe(false)
  })
})

describe('who logs out while a login is under way', () => {
  it.each([
    ['before the platform answers', login],
    ['before it says who it is', info],
  ])('%s is not let in after all, and the token is given back', async (_name, path) => {
    await store.set(submitAtom, request)
    store.set(expireSessionAtom, 't1')
    asked.length = 0
    answers.set(login, { success: true, value: { token: 't2' } })
    meanwhile.set(path, () => store.set(endSessionAtom))
    expect(await store.set(submitAtom, request)).toBe('given-up')
    expect(store.get(sessionAtom)).toEqual({ state: 'visitor' })
    expect(store.get(loginStateAtom)).toEqual({ state: 'idle', captcha: false })
    await vi.waitFor(() => expect(asked).toContain('/wps/session/logout'))
    expect(await store.set(submitAtom, request)).toBe('entered')
  })
})

describe('a password that must be changed', () => {
  it.each([
    ['the default one', { token: 't1' }, 'Welcome1', 'default'],
    ['of a first login', { token: 't1', firstTimeLogin: true }, 'Marquee1', 'first'],
    ['that expired, where that counts', { token: 't1', passwordExpired: true }, 'Marquee1', 'expired'],
  ])('%s holds the session back', async (_name, value, password, reason) => {
    answers.set(login, { success: true, value })
    answers.set('/wps/system/settings/consolidated', { success: true, value: { passwordExpiry: true } })
    expect(await store.set(submitAtom, { ...request, password })).toBe('change-password')
    expect(store.get(loginStateAtom)).toMatchObject({ state: 'changing', reason })
    expect(store.get(wantedModalAtom)).toEqual({ name: 'changePasswordModal', held: true })
    expect(store.get(sessionAtom).state).toBe('visitor')
    expect(await store.set(goOnWithPasswordAtom)).toBe('entered')
    expect(store.get(wantedModalAtom)).toBeUndefined()
    expect(store.get(sessionAtom).state).toBe('signed-in')
  })

  it('is none where the feature is off, the module is off, or the visitor came otherwise', async () => {
    answers.set(login, { success: true, value: { token: 't1', passwordExpired: true } })
    answers.set('/wps/system/settings/consolidated', { success: true, value: { passwordExpiry: false } })
    expect(await store.set(submitAtom, request)).toBe('entered')
    for (const type of ['sms', 'firebase'] as const) {
      store = page()
      answers.set(login, { success: true, value: { token: 't1', passwordExpired: true, firstTimeLogin: true } })
      expect(await store.set(submitAtom, { ...request, password: 'Welcome1', type })).toBe('entered')
    }
    store = page()
    store.set(inlinedTreeAtom, [])
    expect(await store.set(submitAtom, { ...request, password: 'Welcome1' })).toBe('entered')
  })

  it('is asked of the edge with the token of the login, once', async () => {
    await store.set(submitAtom, { ...request, password: 'Welcome1' })
    expect(edge.asked).toEqual([{ address: '/edge/default-password', password: 'Welcome1', token: 't1' }])
  })

  it.each<[string, () => Response]>([
    ['a status', () => new Response('{"isDefault":true}', { status: 429 })],
    ['another shape', () => new Response('{"isDefault":"yes"}')],
    ['no JSON', () => new Response('<h1>Proxy</h1>')],
    [
      'nothing at all',
      () => {
        throw new TypeError('fetch failed')
      },
    ],
  ])('keeps nobody out where the edge answers %s', async (_name, answer) => {
    edge.answer = answer
    expect(await store.set(submitAtom, { ...request, password: 'Welcome1' })).toBe('entered')
    expect(edge.asked).toHaveLength(1)
  })

  it.each([
    [true, 'Marquee1', 'change-password'],
    [false, 'Welcome1', 'entered'],
  ])(
    'the platform that says defaultPassword %s is believed, and the edge not asked',
    async (defaultPassword, password, outcome) => {
      answers.set(login, { success: true, value: { token: 't1', defaultPassword } })
      expect(await store.set(submitAtom, { ...request, password })).toBe(outcome)
      expect(edge.asked).toEqual([])
    },
  )

  it('no password goes to the edge of a brand that could not compare it', async () => {
    store.set(bootAtom, { ...store.get(bootAtom), brand: { ...productDefaults, id: 'test' } })
    expect(await store.set(submitAtom, { ...request, password: 'Welcome1' })).toBe('entered')
    expect(edge.asked).toEqual([])
  })

  it('lets nobody in where the rule cannot be read', async () => {
    answers.set(login, { success: true, value: { token: 't1', passwordExpired: true } })
    answers.set('/wps/system/settings/consolidated', { success: false, status: 500 })
    await expect(store.set(submitAtom, request)).rejects.toBeInstanceOf(CallFailure)
    expect(store.get(sessionAtom).state).toBe('visitor')
  })

  it('may be given up, and nothing is remembered', async () => {
    await store.set(submitAtom, { ...request, password: 'Welcome1' })
    store.set(giveUpAtom)
    expect(store.get(loginStateAtom)).toEqual({ state: 'idle', captcha: false })
    expect(typedPassword()).toBeUndefined()
    expect(store.get(wantedModalAtom)).toBeUndefined()
  })
})

describe('a second check', () => {
  beforeEach(() => {
    answers.set(login, {
      success: false,
      message: 'login.check.required',
      value: { ticket: 'k', ways: [{ way: 'google' }] },
    })
  })

  it('waits for an answer, in the login dialog where no login is on the page', async () => {
    expect(await store.set(submitAtom, request)).toBe('second-check')
    expect(store.get(wantedModalAtom)).toEqual({ name: 'loginPopupModal' })
    answers.set(verification, { success: false, message: 'verification.code.invalid', value: { attemptsLeft: 4 } })
    await expect(store.set(answerCheckAtom, { way: 'google', code: '1' })).rejects.toBeInstanceOf(CallFailure)
    expect(store.get(loginStateAtom).state).toBe('secondCheck')
    answers.set(verification, { success: true, value: { token: 't3' } })
    expect(await store.set(answerCheckAtom, { way: 'google', code: '123456' })).toBe('entered')
    expect(store.get(sessionAtom)).toMatchObject({ token: 't3' })
  })

  it.each([{ attemptsLeft: 0 }, undefined])('is lost when the platform says so (%j)', async (value) => {
    await store.set(submitAtom, request)
    answers.set(verification, { success: false, message: 'login.check.expired', value })
    await expect(store.set(answerCheckAtom, { way: 'google', code: '1' })).rejects.toBeInstanceOf(CallFailure)
    expect(store.get(loginStateAtom)).toEqual({ state: 'idle', captcha: false, checkOver: true })
  })

  it('is a refusal where its ways cannot be read', async () => {
    answers.set(login, { success: false, message: 'login.check.required', value: { ways: 'sms' } })
    await expect(store.set(submitAtom, request)).rejects.toBeInstanceOf(CallFailure)
    expect(store.get(loginStateAtom).state).toBe('idle')
  })
})

import { createStore } from '../../state/atoms'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallFailure, type FailureCause } from '../../platform/failure'
import { parseKept } from './keptCountdown'
import { sendCodeAtom, smsStates, tickSmsAtom } from './smsAtoms'
import { secondsLeft } from './smsMachine'

const kept = new Map<string, string>()
const working: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
}
const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  vi.stubGlobal('sessionStorage', working)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const seconds = (store: ReturnType<typeof createStore>, purpose: keyof typeof smsStates = 'login') =>
  secondsLeft(store.get(smsStates[purpose]))
const failure = (cause: FailureCause) => new CallFailure('loginSms', cause, false)
const minute = () => Promise.resolve(60_000)

describe('sending a code', () => {
  it('sends one request for doubled presses', async () => {
    const store = createStore()
    const send = vi.fn(minute)
    const answers = await Promise.all([store.set(sendCodeAtom, 'login', send), store.set(sendCodeAtom, 'login', send)])
    expect(answers).toEqual([true, false])
    expect(await store.set(sendCodeAtom, 'login', send)).toBe(false)
    expect(send).toHaveBeenCalledTimes(1)
    expect(seconds(store)).toBe(60)
  })

  it('keeps purposes apart, and each over a reload', async () => {
    const store = createStore()
    await store.set(sendCodeAtom, 'login', minute)
    expect(seconds(store, 'register')).toBe(0)
    vi.advanceTimersByTime(20_000)
    const reloaded = createStore()
    reloaded.set(tickSmsAtom, 'login')
    expect(seconds(reloaded)).toBe(40)
    expect(await reloaded.set(sendCodeAtom, 'login', minute)).toBe(false)
    expect(await reloaded.set(sendCodeAtom, 'register', minute)).toBe(true)
    vi.advanceTimersByTime(40_000)
    reloaded.set(tickSmsAtom, 'login')
    expect(reloaded.get(smsStates.login).state).toBe('ready')
    expect([...kept.keys()]).toEqual(['marquee.sms.register'])
  })

  it('is ready again after a failure, and throws what the sender threw', async () => {
    const store = createStore()
    const offline = failure({ type: 'offline' })
    await expect(store.set(sendCodeAtom, 'forgot', () => Promise.reject(offline))).rejects.toBe(offline)
    expect(store.get(smsStates.forgot).state).toBe('ready')
    expect(await store.set(sendCodeAtom, 'forgot', minute)).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(await store.set(sendCodeAtom, 'forgot', minute)).toBe(true)
  })

  it.each<[string, unknown]>([
    ['the platform', failure({ type: 'server', message: 'sms.too.many.requests', value: undefined, status: 200 })],
    ['a machine before it', failure({ type: 'http', status: 429 })],
    ['Firebase', Object.assign(new Error('too many'), { code: 'auth/too-many-requests' })],
  ])('rests five minutes after too many requests: %s', async (_name, error) => {
    const store = createStore()
    await expect(store.set(sendCodeAtom, 'login', () => Promise.reject(error as Error))).rejects.toBe(error)
    expect(seconds(store)).toBe(300)
  })

  it.each(['', '1:2:3', 'x:60000', '1800000000000:0', '1800000000000:99999999', '-5:60000', '1800000000000:60000 '])(
    'drops what nobody here wrote: %j',
    (text) => {
      kept.set('marquee.sms.login', text)
      expect(parseKept(text)).toBeUndefined()
      expect(createStore().get(smsStates.login).state).toBe('ready')
    },
  )

  it('counts in the page where storage is full or forbidden', async () => {
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const store = createStore()
    expect(await store.set(sendCodeAtom, 'login', minute)).toBe(true)
    expect(await store.set(sendCodeAtom, 'login', minute)).toBe(false)
    vi.advanceTimersByTime(59_000)
    store.set(tickSmsAtom, 'login')
    expect(seconds(store)).toBe(1)
    vi.advanceTimersByTime(1_000)
    expect(await store.set(sendCodeAtom, 'login', minute)).toBe(true)
    vi.advanceTimersByTime(60_000)
    store.set(tickSmsAtom, 'login')
  })
})

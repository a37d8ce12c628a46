import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { CallFailure } from '../../platform/failure'
import { ChunkLoadFailure } from '../../site/importWithTimeout'
import { internationalNumber } from './phoneNumber'
import { forgetRedirect, noteRedirect, pendingRedirect } from './redirect'
import { isCalledOff, isReplaced, thirdPartyMessage } from './thirdPartyMessage'

test.each([
  ['13800000001', '86', '+8613800000001'],
  ['0501234567', '971', '+971501234567'],
  ['+447911123456', '86', '+447911123456'],
])('%s dialled from %s is %s', (number, code, expected) => expect(internationalNumber(number, code)).toBe(expected))

describe('what the page was doing when it left', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
    return () => vi.unstubAllGlobals()
  })

  it('is found by whoever noted it, until it is forgotten', () => {
    noteRedirect('link-google')
    expect(pendingRedirect('login-google', 'login-facebook')).toBeUndefined()
    expect(pendingRedirect('link-google', 'link-facebook')).toBe('link-google')
    forgetRedirect()
    expect(pendingRedirect('link-google')).toBeUndefined()
  })

  it('drops what nobody here wrote', () => {
    kept.set('marquee.firebaseRedirect', 'javascript:alert(1)')
    expect(pendingRedirect('login-google')).toBeUndefined()
    expect(kept.size).toBe(0)
  })
})

describe('words for what went wrong', () => {
  const firebase = (code: string) => Object.assign(new Error(code), { code })
  it.each<[string, unknown, string]>([
    ['Firebase', firebase('auth/popup-closed-by-user'), 'error.popupClosed'],
    ['a code that nobody knows', firebase('auth/new-thing'), 'error.unknown'],
    ['the platform', new CallFailure('login', { type: 'offline' }, false), 'error.network'],
    ['the SDK did not load', new ChunkLoadFailure('failed'), 'error.chunkFailed'],
    ['the SDK took too long', new ChunkLoadFailure('timeout'), 'error.chunkTimeout'],
    ['anything else', 'text', 'error.unknown'],
  ])('%s', (_name, error, expected) => expect(thirdPartyMessage(error)).toBe(expected))

  it('a replaced window says nothing', () => {
    expect(isReplaced(firebase('auth/cancelled-popup-request'))).toBe(true)
    expect(isReplaced(firebase('auth/popup-blocked'))).toBe(false)
    expect(isReplaced(undefined)).toBe(false)
  })

  it.each([
    ['auth/popup-closed-by-user', true],
    ['auth/user-cancelled', true],
    ['auth/popup-blocked', false],
    ['auth/network-request-failed', false],
  ])('%s is the visitor’s own doing: %s', (code, own) => expect(isCalledOff(firebase(code))).toBe(own))

  it('a blocked window says what to do', () => {
    expect(thirdPartyMessage(firebase('auth/popup-blocked'))).toBe('error.popupBlocked')
  })
})

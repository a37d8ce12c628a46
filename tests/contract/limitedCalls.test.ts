import { expect, test } from 'vitest'
import { productCalls } from '../../scripts/productCalls'
import { kindOfCall, limitedCalls } from '../../src/server/edge/callKind'
import type { LoadedBrand } from '../../src/server/brands/loadedBrand'

const brandWith = (calls: Readonly<Record<string, string>>) =>
  ({ brand: { platform: { calls } } }) as unknown as LoadedBrand
const usual = brandWith({})

test('every call that sends a code or brings a captcha has such a limit, and so has each that shares its address', () => {
  const kinds = (pattern: RegExp) =>
    new Set(productCalls.filter(({ call }) => pattern.test(call.path)).map(({ call }) => kindOfCall(call.path, usual)))
  expect(kinds(/\/sms(\/|$)|\/code$/)).toEqual(new Set(['sms']))
  expect(kinds(/captcha/)).toEqual(new Set(['captcha']))
  expect(kinds(/\/session\/login/)).toEqual(new Set(['login']))
  const sharing = ['accountClosing', 'authenticator', 'loginCheckCode', 'newAuthenticator', 'registerSmsByUsername']
  const limited = productCalls.filter(({ call }) => kindOfCall(call.path, usual) !== 'calls').map(({ id }) => id)
  expect(limited.toSorted()).toEqual([...Object.keys(limitedCalls), ...sharing].toSorted())
})

test('every call whose body is sealed, as those with a password or a code are, can be guessed with at a limit alone', () => {
  // personal details, and a token of a third party: nothing that could be guessed
  const others = ['saveMemberProfile', 'linkThirdParty']
  const sealed = productCalls.filter(({ id, call }) => call.encrypt && !others.includes(id))
  expect(sealed.length).toBeGreaterThan(15)
  for (const { id, call } of sealed) expect(['login', 'check', 'register'], id).toContain(kindOfCall(call.path, usual))
  for (const path of ['/wps/relay/passwordCheck/Other', '/wps/relay//PASSWORDCHECK/x'])
    expect(kindOfCall(path, usual), path).toBe('check')
})

test('an address that a platform may read as the same counts as the same', () => {
  for (const path of ['/wps/captcha', '/wps/captcha/', '/wps//captcha', '/WPS/Captcha'])
    expect(kindOfCall(path, usual), path).toBe('captcha')
  expect(kindOfCall('/wps/captcha/other', usual)).toBe('calls')
  for (const path of ['/cdn/games/1.svg', '/sandbox/chat', '/wps']) expect(kindOfCall(path, usual)).toBeUndefined()
})

test('a call that a brand has under another name keeps its limit there', () => {
  const renamed = brandWith({ login: '/wps/v2/SignIn', balance: '/wps/v3/balance' })
  expect(kindOfCall('/wps/v2/signin', renamed)).toBe('login')
  expect(kindOfCall('/wps/session/login', renamed)).toBe('login')
  expect(kindOfCall('/wps/v3/balance', renamed)).toBe('calls')
  expect(kindOfCall('/wps/v2/signin', usual)).toBe('calls')
})

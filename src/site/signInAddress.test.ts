import { describe, expect, it } from 'vitest'
import { firstAddress, gateAddress, logInAddress, saysChanged } from './signInAddress'

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://site.test')
  return { pathname, search }
}

describe('without a session', () => {
  it.each([
    ['/member?page=inbox', false, '/index?modal=loginPopupModal&next=%2Fmember%3Fpage%3Dinbox'],
    ['/member?page=inbox', true, '/index'],
    [
      '/member?page=saferPlay&modal=loginPopupModal&next=%2Fvip',
      false,
      '/index?modal=loginPopupModal&next=%2Fmember%3Fpage%3DsaferPlay',
    ],
    ['/vip?modal=noticeModal', false, '/index?modal=loginPopupModal&next=%2Fvip%3Fmodal%3DnoticeModal'],
  ])('a page that needs one: %s, left there: %s', (address, ended, expected) =>
    expect(firstAddress(at(address), ended)).toBe(expected),
  )

  it.each([
    ['/promotions', false, '/login?next=%2Fpromotions'],
    ['/index?modal=registerModal&referralCode=A1', false, '/register?referralCode=A1'],
    ['/rng?modal=registerModal&next=%2Fvip', false, '/register'],
    ['/index?modal=registerModal', true, '/login'],
    ['/promotions', true, '/login'],
    ['/', false, '/login'],
    ['/index?modal=noticeModal', false, '/login'],
  ])('a brand that requires one: %s, left there: %s', (address, ended, expected) =>
    expect(gateAddress(at(address), ended)).toBe(expected),
  )
})

it('the word about a changed password stands where one logs in, and nowhere else', () => {
  for (const required of [true, false]) expect(saysChanged(at(logInAddress(required)))).toBe(true)
  expect(saysChanged(at('/index?reason=changed'))).toBe(false)
  expect(saysChanged(at('/index?modal=registerModal&reason=changed'))).toBe(false)
})

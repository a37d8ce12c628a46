import { describe, expect, it } from 'vitest'
import { closeMove, modalAt, openMove, type Place, untrueModal, wayOn, withoutDialog } from './modalAddress'
import { modals } from './paths'

const at = (address: string, state: unknown = null): Place => {
  const { pathname, search } = new URL(address, 'https://site.test')
  return { pathname, search, state }
}
const pressed = { openedModal: true }
const textOf = (move: ReturnType<typeof openMove>) => move && `${move.to.pathname}?${move.to.search}`

describe('opening a dialog', () => {
  it.each<[string, string, string, Readonly<Record<string, string>>, string | undefined]>([
    ['a new one', '/vip', modals.login, {}, '/vip?modal=loginPopupModal'],
    [
      'with where to go on',
      '/rng?tab=hot',
      modals.login,
      { next: '/vip' },
      '/rng?tab=hot&modal=loginPopupModal&next=%2Fvip',
    ],
    [
      'what an abandoned one wanted is gone',
      '/index?next=%2Fmember&reason=changed',
      modals.login,
      {},
      '/index?modal=loginPopupModal',
    ],
    [
      'nor is it handed to the same one, pressed while it closes',
      '/index?modal=loginPopupModal&next=%2Fmember&reason=changed',
      modals.login,
      {},
      '/index?modal=loginPopupModal',
    ],
    [
      'one sign-in hands on where it goes',
      '/index?modal=loginPopupModal&next=%2Fvip&reason=changed',
      modals.forgot,
      {},
      '/index?modal=forgetPassModal&next=%2Fvip',
    ],
    [
      'and back',
      '/index?modal=forgetPassModal&next=%2Fvip',
      modals.login,
      {},
      '/index?modal=loginPopupModal&next=%2Fvip',
    ],
    [
      'another matter does not',
      '/index?modal=loginPopupModal&next=%2Fvip',
      modals.notices,
      {},
      '/index?modal=noticeModal',
    ],
    [
      'a vendor goes with its games',
      '/index?modal=gamePopupModal&gameVendor=VG',
      modals.notices,
      {},
      '/index?modal=noticeModal',
    ],
    ['the login is on its page', '/login?next=%2Fvip', modals.login, {}, undefined],
    [
      'over which another dialog was',
      '/login?next=%2Fvip&modal=forgetPassModal',
      modals.login,
      {},
      '/login?next=%2Fvip',
    ],
    [
      'what the page has stays',
      '/login?next=%2Fvip&way=phone',
      modals.forgot,
      {},
      '/login?next=%2Fvip&way=phone&modal=forgetPassModal',
    ],
    [
      'the rest of an address is nobody’s',
      '/register?referralCode=A1',
      modals.register,
      {},
      '/register?referralCode=A1&modal=registerModal',
    ],
  ])('%s', (_name, address, name, extra, expected) => {
    expect(textOf(openMove(at(address), name, extra))).toBe(expected)
  })

  it('is one step of the history, and a dialog in its place is the same step', () => {
    expect(openMove(at('/vip'), modals.login, {})).toMatchObject({ replace: false, state: pressed })
    expect(openMove(at('/vip?modal=noticeModal', pressed), modals.login, {})).toMatchObject({
      replace: true,
      state: pressed,
    })
    expect(openMove(at('/vip?modal=noticeModal'), modals.login, {})).toMatchObject({ replace: true, state: null })
  })
})

describe('closing it', () => {
  it.each([
    ['/index?modal=loginPopupModal&next=%2Fvip&reason=changed', '/index?'],
    ['/rng?tab=hot&modal=gamePopupModal&gameVendor=VG', '/rng?tab=hot'],
    ['/login?next=%2Fvip&modal=forgetPassModal', '/login?next=%2Fvip'],
    ['/register?referralCode=A1&modal=registerModal', '/register?referralCode=A1'],
  ])('%s', (address, expected) => {
    const move = closeMove(at(address))
    if (move === 'back') throw new Error('there is nothing to go back to')
    expect([textOf(move), move.replace]).toEqual([expected, true])
  })

  it('goes back where a press had opened it', () =>
    expect(closeMove(at('/index?modal=noticeModal', pressed))).toBe('back'))
})

it('the login is no dialog over its own page', () => {
  expect(modalAt(at('/login?modal=loginPopupModal'))).toBeUndefined()
  expect(modalAt(at('/index?modal=loginPopupModal'))).toBe(modals.login)
  expect(modalAt(at('/login?modal=forgetPassModal'))).toBe(modals.forgot)
})

it.each([
  ['/index?modal=loginPopupModal&next=%2Fvip%3Fa%3D1', '/vip?a=1'],
  ['/index?modal=forgetPassModal&next=%2Fvip', '/vip'],
  ['/index?modal=loginPopupModal', undefined],
  ['/index?modal=loginPopupModal&next=%2F%2Felsewhere.example', undefined],
  ['/index?modal=registerModal&next=%2Fvip', undefined],
  ['/login?next=%2Fvip', undefined],
  ['/index?next=%2Fvip', undefined],
])('whoever is signed in at %s is led to %s', (address, next) => expect(wayOn(at(address))).toBe(next))

describe('a dialog that is not there', () => {
  const there: readonly string[] = [modals.login, modals.notices]
  it.each([
    ['/rng?tab=hot&modal=noSuchModal', 'tab=hot'],
    ['/rng?modal=&tab=hot', 'tab=hot'],
    ['/rng?modal=constructor&next=%2Fvip', 'next=%2Fvip'],
    ['/index?modal=gamePopupModal&gameVendor=VG', ''],
    ['/index?modal=noticeModal&notice=4', undefined],
    ['/index?modal=loginPopupModal&next=%2Fvip', undefined],
    ['/login?modal=loginPopupModal&next=%2Fvip', 'next=%2Fvip'],
    ['/login?next=%2Fvip&modal=noSuchModal', 'next=%2Fvip'],
    ['/index?next=%2Fvip', undefined],
  ])('leaves the address: %s', (address, expected) => {
    const place = at(address)
    const untrue = untrueModal(place, (name) => there.includes(name))
    const search = new URLSearchParams(place.search)
    for (const parameter of untrue) search.delete(parameter)
    expect(untrue.length === 0 ? undefined : search.toString()).toBe(expected)
  })
})

describe('the address under a dialog', () => {
  it.each([
    ['/rng?tab=hot&modal=loginPopupModal&next=%2Fvip', '/rng?tab=hot'],
    ['/index?modal=registerModal', '/index'],
    ['/index', '/index'],
    ['/login?next=%2Fvip', '/login?next=%2Fvip'],
    ['/login?next=%2Fvip&modal=forgetPassModal', '/login?next=%2Fvip'],
    ['/vip?next=kept', '/vip?next=kept'],
  ])('of %s is %s', (address, under) => {
    expect(withoutDialog(at(address))).toBe(under)
  })
})

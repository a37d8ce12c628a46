import { createStore } from '../state/atoms'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storage } from '../lib/testing/storage'

const whole = {
  token: 't1',
  account: 'vip01',
  merchant: 'aurora',
  isAgent: '0',
  nickname: 'Vip',
  memberLabel: 'VIP',
  customerId: '7',
  clubLabel: 'Gold',
}

/** The module reads storage when it is loaded, as on a new page. */
async function page(initial: Record<string, string>, full = false) {
  const session = storage(initial, full)
  vi.resetModules()
  vi.stubGlobal('sessionStorage', session)
  const { endSessionAtom, expireSessionAtom, readSessionAtom, sessionAtom, turnAtom } = await import('./session')
  const { sessionKeys } = await import('./keys')
  const store = createStore()
  return {
    items: session.items,
    keys: sessionKeys,
    session: () => store.get(sessionAtom),
    turn: () => store.get(turnAtom),
    end: () => store.set(endSessionAtom),
    expire: (token: string) => store.set(expireSessionAtom, token),
    read: () => store.set(readSessionAtom),
  }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

describe('a page that opens', () => {
  it('takes up the session that its tab has', async () => {
    const { session, items } = await page(whole)
    expect(session()).toEqual({
      state: 'signed-in',
      token: 't1',
      account: 'vip01',
      isAgent: 0,
      nickname: 'Vip',
      clubLabel: 'Gold',
      hasUpline: false,
    })
    expect(Object.fromEntries(items)).toEqual(whole)
  })
  it.each<[string, Record<string, string>]>([
    ['a token without an account', { token: 't1' }],
    ['an account without a token', { account: 'vip01', nickname: 'Vip', isAgent: '41' }],
    ['an empty account', { token: 't1', account: '' }],
    ['an empty token', { token: '', account: 'vip01' }],
  ])('%s is no session, and nothing of it stays', async (_name, initial) => {
    const { session, items } = await page({ ...initial, merchant: 'aurora', other: 'x' })
    expect(session()).toEqual({ state: 'visitor' })
    expect(Object.fromEntries(items)).toEqual({ merchant: 'aurora', other: 'x' })
  })
  it.each(['-1', '4.5', 'four', '1e3', ' 4'])('an isAgent of %j is dropped', async (isAgent) => {
    const { session, items } = await page({ ...whole, isAgent })
    expect(session()).toMatchObject({ isAgent: 0 })
    expect(items.has('isAgent')).toBe(false)
  })
})

describe('a session', () => {
  it('that ends leaves the merchant alone', async () => {
    const { session, items, end } = await page({ ...whole, hisLang: 'EN' })
    end()
    expect(session()).toEqual({ state: 'visitor' })
    expect(Object.fromEntries(items)).toEqual({ merchant: 'aurora', hisLang: 'EN' })
    end()
    expect(session()).toEqual({ state: 'visitor' })
  })
  it('whose token is refused keeps its member and loses the token', async () => {
    const { session, items, expire } = await page(whole)
    expire('t1')
    expect(session()).toMatchObject({ state: 'signed-in', account: 'vip01', token: undefined })
    expect(items.has('token')).toBe(false)
    expect(items.get('account')).toBe('vip01')
  })
  it('is not touched by a token that it does not have any more', async () => {
    const { session, expire, keys, read } = await page(whole)
    expire('t0')
    expect(session()).toMatchObject({ token: 't1' })
    expire('t1')
    keys.token.write('t2')
    read()
    expire('t1')
    expect(session()).toMatchObject({ token: 't2' })
  })
  it('counts a turn only where another account takes its place', async () => {
    const { turn, keys, read, expire, end } = await page(whole)
    expire('t1')
    keys.token.write('t2')
    read()
    expect(turn()).toBe(0)
    expire('t2')
    keys.token.write('t3')
    keys.account.write('agent01')
    read()
    expect(turn()).toBe(1)
    end()
    keys.token.write('t4')
    keys.account.write('vip01')
    read()
    expect(turn()).toBe(1)
  })
  it('lives in memory where storage refuses it', async () => {
    const { session, items, keys, read, end } = await page({}, true)
    keys.token.write('t1')
    keys.account.write('vip01')
    read()
    expect(session()).toMatchObject({ account: 'vip01', token: 't1' })
    expect(items.size).toBe(0)
    end()
    read()
    expect(session()).toEqual({ state: 'visitor' })
  })
})

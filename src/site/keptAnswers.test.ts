import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { AnswerRequest } from './answerCache'
import { createPersister, dropKept } from './keptAnswers'

const items = new Map<string, string>()
beforeEach(() => {
  items.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const list = z.array(z.string())
const request = (over: Partial<AnswerRequest<string[]>> = {}): AnswerRequest<string[]> => ({
  callId: 'vendors',
  key: '["vendors","en",{},null]',
  account: undefined,
  value: list,
  run: () => Promise.resolve([]),
  staleTime: 0,
  refetchInterval: undefined,
  ...over,
})
const aurora = createPersister('aurora')
const at = Date.now() - 1000

describe('an answer in session storage', () => {
  it('comes back as it was, with its time', () => {
    aurora.write(request(), { data: ['a'], at })
    expect([...items.keys()]).toEqual(['vendors'])
    expect(aurora.read(request())).toEqual({ data: ['a'], at })
  })
  it.each([
    ['announcements', 'notices'],
    ['domainRoute', 'routers'],
    ['settings', 'settings'],
    ['registrationSettings', 'rules'],
    ['vendors', 'vendors'],
    ['favouriteGames', 'favourites'],
    ['merchantWallet', 'wallet'],
  ])('of %s stands under %s', (callId, name) => {
    aurora.write(request({ callId }), { data: ['a'], at })
    expect([...items.keys()]).toEqual([name])
  })
  it.each(['balance', 'memberInfo', 'captcha', 'constructor', '__proto__'])('of %s is not kept', (callId) => {
    aurora.write(request({ callId }), { data: ['a'], at })
    expect(items.size).toBe(0)
    expect(aurora.read(request({ callId }))).toBeUndefined()
  })
  it('is another one in another language, for another query or account', () => {
    aurora.write(request(), { data: ['a'], at })
    expect(aurora.read(request({ key: '["vendors","ar",{},null]' }))).toBeUndefined()
    expect(aurora.read(request({ key: '["vendors","en",{},"me"]', account: 'me' }))).toBeUndefined()
  })
  it('of another merchant does not count', () => {
    aurora.write(request(), { data: ['a'], at })
    expect(createPersister('jade').read(request())).toBeUndefined()
  })
  it.each([
    ['another shape', (text: string) => text.replace('["a"]', '{"a":1}')],
    ['cut', (text: string) => text.slice(0, 20)],
    ['no object', () => '[]'],
    ['null', () => 'null'],
  ])('that was changed is dropped: %s', (_name, change) => {
    aurora.write(request(), { data: ['a'], at })
    items.set('vendors', change(items.get('vendors') ?? ''))
    expect(aurora.read(request())).toBeUndefined()
  })
  it('of a time to come is as old as can be: the clock was set back', () => {
    aurora.write(request(), { data: ['a'], at: Date.now() + 3_600_000 })
    expect(aurora.read(request())).toEqual({ data: ['a'], at: 0 })
  })
  it('that is too long is not kept, nor the one before it', () => {
    aurora.write(request(), { data: ['a'], at })
    aurora.write(request(), { data: ['a'.repeat(300_000)], at })
    expect(items.size).toBe(0)
  })
})

describe('private answers', () => {
  const wallet = request({ callId: 'merchantWallet', key: '["merchantWallet","en",{},"me"]', account: 'me' })
  it('stay while their account does', () => {
    aurora.write(wallet, { data: ['a'], at })
    aurora.write(request(), { data: ['b'], at })
    dropKept('me')
    expect([...items.keys()].sort()).toEqual(['vendors', 'wallet'])
  })
  it.each([undefined, 'somebody else'])('are dropped for %s; the others stay', (account) => {
    aurora.write(wallet, { data: ['a'], at })
    aurora.write(request(), { data: ['b'], at })
    items.set('notices', 'garbage')
    dropKept(account)
    expect([...items.keys()]).toEqual(['vendors'])
  })
})

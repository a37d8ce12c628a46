import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallFailure, type FailureCause } from '../platform/failure'
import { AnswerCache, type AnswerRequest } from './answerCache'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failure = (cause: FailureCause) => new CallFailure('balance', cause, false)
const request = <T>(run: () => Promise<T>, over: Partial<AnswerRequest<T>> = {}): AnswerRequest<T> => ({
  key: 'k', callId: 'balance', account: undefined, run, fresh: 1000, every: undefined, ...over,
})

function look<T>(cache: AnswerCache, asked: AnswerRequest<T>, store = createStore()) {
  const answer = cache.of(asked)
  const leave = store.sub(answer.state, () => undefined)
  return { answer, leave, state: () => store.get(answer.state), settle: () => vi.advanceTimersByTimeAsync(0) }
}

describe('answers', () => {
  it('are asked once for all who look, and stay while they are fresh', async () => {
    const run = vi.fn(() => Promise.resolve('a'))
    const cache = new AnswerCache()
    const store = createStore()
    const one = look(cache, request(run), store)
    const two = look(cache, request(run), store)
    expect(one.state()).toMatchObject({ data: undefined, isFetching: true })
    await one.settle()
    expect([one.state().data, two.state().data]).toEqual(['a', 'a'])
    one.leave()
    two.leave()
    look(cache, request(run), store)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1000)
    const later = look(cache, request(run), createStore())
    expect(later.state()).toMatchObject({ data: 'a', isFetching: true })
    expect(run).toHaveBeenCalledTimes(2)
  })
  it('that failed to refresh keep their data and tell the failure', async () => {
    const told = vi.fn()
    const run = vi.fn<() => Promise<string>>().mockResolvedValueOnce('a').mockRejectedValue(failure({ kind: 'session' }))
    const seen = look(new AnswerCache(told), request(run))
    await seen.settle()
    await seen.answer.refresh()
    expect(seen.state()).toMatchObject({ data: 'a', isFetching: false, error: { failure: { kind: 'session' } } })
    expect(told).toHaveBeenCalledTimes(1)
  })
  it.each<[FailureCause, number]>([
    [{ kind: 'offline' }, 2],
    [{ kind: 'http', status: 500 }, 2],
    [{ kind: 'http', status: 429 }, 1],
    [{ kind: 'timeout' }, 1],
    [{ kind: 'server', message: 'user.disabled', value: undefined, status: 200 }, 1],
    [{ kind: 'malformed', reason: 'x' }, 1],
  ])('%j is tried so often: %i', async (cause, times) => {
    const run = vi.fn(() => Promise.reject(failure(cause)))
    const seen = look(new AnswerCache(), request(run))
    await vi.advanceTimersByTimeAsync(2000)
    expect(run).toHaveBeenCalledTimes(times)
    expect(seen.state().error?.failure).toEqual(cause)
  })
  it('are asked again in their rhythm while the page is seen and somebody looks', async () => {
    const run = vi.fn(() => Promise.resolve('a'))
    const seen = look(new AnswerCache(), request(run, { every: 5000 }))
    await seen.settle()
    await vi.advanceTimersByTimeAsync(5000)
    expect(run).toHaveBeenCalledTimes(2)
    Object.assign(document, { visibilityState: 'hidden' })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(run).toHaveBeenCalledTimes(2)
    Object.assign(document, { visibilityState: 'visible' })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(run).toHaveBeenCalledTimes(3)
    seen.leave()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(run).toHaveBeenCalledTimes(3)
  })
  it('that were seeded are there at once', () => {
    const run = vi.fn(() => Promise.resolve('b'))
    const cache = new AnswerCache()
    cache.seed('k', 'a')
    expect(look(cache, request(run)).state()).toMatchObject({ data: 'a', isFetching: false })
    expect(run).not.toHaveBeenCalled()
  })
  it('of an account are dropped with it, others stay', async () => {
    const run = vi.fn(() => Promise.resolve('a'))
    const cache = new AnswerCache()
    const mine = look(cache, request(run, { key: 'mine', account: 'me' }))
    const open = look(cache, request(run, { key: 'open' }))
    await mine.settle()
    cache.forget('me')
    expect(cache.of(request(run, { key: 'mine', account: 'me' }))).not.toBe(mine.answer)
    expect(cache.of(request(run, { key: 'open' }))).toBe(open.answer)
  })
  it('of a call are refreshed by its name', async () => {
    const run = vi.fn(() => Promise.resolve('a'))
    const cache = new AnswerCache()
    const seen = look(cache, request(run))
    await seen.settle()
    cache.refresh('vendors')
    cache.refresh('balance')
    expect(run).toHaveBeenCalledTimes(2)
  })
})

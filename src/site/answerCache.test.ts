import { createStore } from '../state/atoms'
import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallFailure, type FailureCause } from '../platform/failure'
import { schemaOf } from '../platform/readAnswer'
import { AnswerCache, type AnswerRequest, type Persister } from './answerCache'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failure = (cause: FailureCause) => new CallFailure('balance', cause, false)
const request = <T>(run: () => Promise<T>, over: Partial<AnswerRequest<T>> = {}): AnswerRequest<T> => ({
  key: 'k',
  callId: 'balance',
  account: undefined,
  run,
  staleTime: 1000,
  refetchInterval: undefined,
  value: z.any(),
  ...over,
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
  it('that failed to refresh keep their data', async () => {
    const run = vi
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('a')
      .mockRejectedValue(failure({ type: 'session' }))
    const seen = look(new AnswerCache(), request(run))
    await seen.settle()
    expect(await seen.answer.refresh()).toMatchObject({ failure: { type: 'session' } })
    expect(seen.state()).toMatchObject({ data: 'a', isFetching: false, error: { failure: { type: 'session' } } })
  })
  it.each<[FailureCause, number]>([
    [{ type: 'offline' }, 2],
    [{ type: 'http', status: 500 }, 2],
    [{ type: 'http', status: 429 }, 1],
    [{ type: 'timeout' }, 1],
    [{ type: 'server', message: 'user.disabled', value: undefined, status: 200 }, 1],
    [{ type: 'malformed', reason: 'x' }, 1],
  ])('%j is tried so often: %i', async (cause, times) => {
    const run = vi.fn(() => Promise.reject(failure(cause)))
    const seen = look(new AnswerCache(), request(run))
    await vi.advanceTimersByTimeAsync(2000)
    expect(run).toHaveBeenCalledTimes(times)
    expect(seen.state().error?.failure).toEqual(cause)
  })
  it('that failed are waited for by whoever looks next, also where they failed when nobody looked', async () => {
    let refuse: (error: unknown) => void = () => undefined
    const late = new Promise<string>((_resolve, reject) => {
      refuse = reject
    })
    const offline = failure({ type: 'timeout' })
    const run = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(offline)
      .mockReturnValueOnce(late)
      .mockResolvedValue('a')
    const cache = new AnswerCache()
    const store = createStore()
    const asked = request(run)
    const first = look(cache, asked, store)
    await first.settle()
    expect(first.state()).toMatchObject({ error: offline })
    first.leave()
    expect(first.state().error).toBeUndefined()
    look(cache, asked, store).leave()
    refuse(offline)
    await vi.advanceTimersByTimeAsync(0)
    expect(first.state()).toMatchObject({ error: undefined, isFetching: false })
    const next = look(cache, asked, store)
    await next.settle()
    expect(next.state()).toMatchObject({ data: 'a', error: undefined })
  })
  it('are asked again in their rhythm while the page is seen and somebody looks', async () => {
    const run = vi.fn(() => Promise.resolve('a'))
    const seen = look(new AnswerCache(), request(run, { refetchInterval: 5000 }))
    await seen.settle()
    await vi.advanceTimersByTimeAsync(5000)
    expect(run).toHaveBeenCalledTimes(2)
    Object.assign(document, { hidden: true })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(run).toHaveBeenCalledTimes(2)
    Object.assign(document, { hidden: false })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(run).toHaveBeenCalledTimes(3)
    seen.leave()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(run).toHaveBeenCalledTimes(3)
  })
  it('are asked again as often as they say, however long each call takes', async () => {
    const run = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 200, 'a')))
    const seen = look(new AnswerCache(), request(run, { refetchInterval: 5000 }))
    await vi.advanceTimersByTimeAsync(5 * 5200)
    expect(run).toHaveBeenCalledTimes(6)
    seen.leave()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(run).toHaveBeenCalledTimes(6)
  })
  it('that fail are asked for again in their rhythm', async () => {
    const run = vi.fn(() => Promise.reject(failure({ type: 'session' })))
    look(new AnswerCache(), request(run, { refetchInterval: 5000 }))
    await vi.advanceTimersByTimeAsync(2 * 5000)
    expect(run).toHaveBeenCalledTimes(3)
  })
  it('that were seeded are there at once', () => {
    const run = vi.fn(() => Promise.resolve('b'))
    const cache = new AnswerCache()
    cache.seed('k', { data: 'a', at: Date.now() })
    expect(look(cache, request(run)).state()).toMatchObject({ data: 'a', isFetching: false })
    expect(run).not.toHaveBeenCalled()
  })
  it('that were seeded and are old are shown while they are asked for again', async () => {
    const run = vi.fn(() => Promise.resolve('b'))
    const cache = new AnswerCache()
    cache.seed('k', { data: 'a', at: Date.now() - 3_600_000 })
    const seen = look(cache, request(run))
    expect(seen.state()).toMatchObject({ data: 'a', isFetching: true })
    await seen.settle()
    expect(seen.state()).toMatchObject({ data: 'b', isFetching: false })
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
  it('of an account that logged in again are asked again: at once where somebody looks', async () => {
    const seenRun = vi.fn(() => Promise.resolve('a'))
    const leftRun = vi.fn(() => Promise.resolve('b'))
    const openRun = vi.fn(() => Promise.resolve('c'))
    const cache = new AnswerCache()
    const seen = look(cache, request(seenRun, { key: 'seen', account: 'me' }))
    const left = look(cache, request(leftRun, { key: 'left', account: 'me' }))
    look(cache, request(openRun, { key: 'open' }))
    await seen.settle()
    left.leave()
    cache.invalidate('me')
    await seen.settle()
    expect([seenRun, leftRun, openRun].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1])
    look(cache, request(leftRun, { key: 'left', account: 'me' }))
    expect(leftRun).toHaveBeenCalledTimes(2)
  })
  it('that are on their way while their account logs in again are asked once more afterwards', async () => {
    let refuse: (error: unknown) => void = () => undefined
    const late = new Promise<string>((_resolve, reject) => {
      refuse = reject
    })
    const run = vi.fn<() => Promise<string>>().mockReturnValueOnce(late).mockResolvedValue('b')
    const cache = new AnswerCache()
    const seen = look(cache, request(run, { account: 'me' }))
    cache.invalidate('me')
    refuse(failure({ type: 'session' }))
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.state()).toMatchObject({ data: 'b', error: undefined })
  })
  it('start from what was kept, and are kept when they come, but not once their account has left', async () => {
    const write = vi.fn()
    const persister: Persister = {
      read: ({ value }) => ({ data: schemaOf(value).parse('old'), at: Date.now() - 5000 }),
      write,
    }
    const run = vi.fn(() => Promise.resolve('new'))
    const cache = new AnswerCache()
    cache.persistWith(persister)
    const asked = request(run, { account: 'me' })
    const seen = look(cache, asked)
    expect(seen.state()).toMatchObject({ data: 'old', isFetching: true })
    await seen.settle()
    expect(write).toHaveBeenCalledExactlyOnceWith(asked, { data: 'new', at: Date.now() })
    const again = seen.answer.refresh()
    cache.forget('me')
    await again
    expect(write).toHaveBeenCalledTimes(1)
  })
  it('that are there already when keeping begins are kept, and those on their way get what was kept', async () => {
    const write = vi.fn()
    const cache = new AnswerCache()
    cache.seed('seeded', { data: 'a', at: Date.now() })
    look(
      cache,
      request(() => Promise.resolve('a'), { key: 'seeded' }),
    )
    const late = look(
      cache,
      request(() => new Promise<string>(() => undefined), { key: 'late' }),
    )
    cache.persistWith({ read: ({ value }) => ({ data: schemaOf(value).parse('old'), at: 1 }), write })
    expect(write.mock.calls.map(([asked]) => (asked as AnswerRequest<string>).key)).toEqual(['seeded'])
    expect(late.state()).toMatchObject({ data: 'old', isFetching: true })
    await late.settle()
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
  it('of a call that changes while it is on its way are asked for once more', async () => {
    const answers: ((value: string) => void)[] = []
    const run = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)))
    const cache = new AnswerCache()
    const seen = look(cache, request(run))
    cache.refresh('balance')
    answers[0]?.('before')
    await seen.settle()
    expect(seen.state()).toMatchObject({ data: 'before', isFetching: true })
    answers[1]?.('after')
    await seen.settle()
    expect(seen.state()).toMatchObject({ data: 'after', isFetching: false })
    expect(run).toHaveBeenCalledTimes(2)
  })
  it.each([0, 5])('that nobody looks at are asked for when somebody does; a change after %i ms', async (after) => {
    const run = vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('a'), 5)))
    const write = vi.fn<Persister['write']>()
    const cache = new AnswerCache()
    cache.persistWith({ read: () => undefined, write })
    const seen = look(cache, request(run, { staleTime: 60_000 }))
    seen.leave()
    await vi.advanceTimersByTimeAsync(after)
    cache.refresh('balance')
    await vi.advanceTimersByTimeAsync(100)
    expect(run).toHaveBeenCalledTimes(1)
    expect(write).toHaveBeenLastCalledWith(expect.anything(), { data: 'a', at: 0 })
    look(cache, request(run, { staleTime: 60_000 }))
    expect(run).toHaveBeenCalledTimes(2)
  })
  it('that failed are asked for again when another comes that had failed as well', async () => {
    const away = failure({ type: 'http', status: 502 })
    let isAway = true
    const answering = () => (isAway ? Promise.reject(away) : Promise.resolve('a'))
    const [polled, once, refused] = [
      vi.fn(answering),
      vi.fn(answering),
      vi.fn(() => Promise.reject(failure({ type: 'session' }))),
    ]
    const cache = new AnswerCache()
    look(cache, request(polled, { key: 'polled', refetchInterval: 10_000 }))
    const seen = look(cache, request(once, { key: 'once', staleTime: 60_000 }))
    look(cache, request(refused, { key: 'refused', staleTime: 60_000 }))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(seen.state().error).toBe(away)
    const calls = once.mock.calls.length
    isAway = false
    await vi.advanceTimersByTimeAsync(10_000)
    expect(seen.state()).toMatchObject({ data: 'a', error: undefined })
    expect(once).toHaveBeenCalledTimes(calls + 1)
    expect(refused).toHaveBeenCalledTimes(1)
  })
  it('are polled as often as the most eager of those who look', async () => {
    const run = vi.fn(() => Promise.resolve('a'))
    const cache = new AnswerCache()
    const store = createStore()
    const first = look(cache, request(run), store)
    look(cache, request(run, { refetchInterval: 500 }), store)
    look(cache, request(run, { refetchInterval: 2_000 }), store)
    await vi.advanceTimersByTimeAsync(1_100)
    expect(run).toHaveBeenCalledTimes(3)
    first.leave()
  })
})

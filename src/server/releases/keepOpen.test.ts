import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepOpen } from './keepOpen'
import { type Follower, type ReleaseStore, StoreAway } from './releaseStore'
import { createTestStore } from './testStore'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const follower = (): Follower => ({ onPointer: () => undefined, onCaughtUp: () => undefined })
const keep = (open: () => Promise<ReleaseStore>, onListened: () => void = () => undefined) => {
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const kept = keepOpen({ open, follower, onListened, log, sayOnce: log })
  onTestFinished(() => kept.close())
  return { ...kept, lines }
}

test('however long it was away, it is tried again within two seconds', async () => {
  const store = createTestStore()
  let isAway = true
  const kept = keep(() => (isAway ? Promise.reject(new StoreAway('away')) : Promise.resolve(store)))
  await vi.advanceTimersByTimeAsync(120_000)
  expect([kept.isConnected(), kept.trouble()]).toEqual([false, 'store away'])
  isAway = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect(kept.isConnected()).toBe(true)
})

test('a store that cannot be followed is closed before another is opened', async () => {
  const stores = [createTestStore(), createTestStore(), createTestStore()]
  const closed: number[] = []
  const follow = vi.fn(() => {
    throw new Error('the connection ended')
  })
  const listen = vi.fn(() => {
    throw new Error('the connection ended')
  })
  const faults: readonly Partial<ReleaseStore>[] = [{ follow }, { onListened: listen }, {}]
  const opened = stores.map((store, at) => ({
    ...store,
    ...faults[at],
    close: () => Promise.resolve(void closed.push(at)),
  }))
  let count = 0
  const kept = keep(() => Promise.resolve(opened[count++] ?? opened[2] ?? createTestStore()))
  await vi.advanceTimersByTimeAsync(5_000)
  expect([closed, count, kept.isConnected()]).toEqual([[0, 1], 3, true])
})

test('where the connection ended, nobody listens on it any more', async () => {
  const [first, second] = [createTestStore(), createTestStore()]
  let count = 0
  const onListened = vi.fn()
  keep(() => Promise.resolve(count++ === 0 ? first : second), onListened)
  await vi.advanceTimersByTimeAsync(0)
  first.end()
  await vi.advanceTimersByTimeAsync(5_000)
  first.ask()
  expect(onListened).not.toHaveBeenCalled()
  second.ask()
  expect(onListened).toHaveBeenCalledTimes(1)
})

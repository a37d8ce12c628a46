import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTurn } from './inTurn'

beforeEach(() => {
  vi.useFakeTimers()
  // a tab that paints nothing: each turn takes the tenth of a second that is waited for a paint
  vi.stubGlobal('requestAnimationFrame', () => 0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const turnLength = 100

test('nobody goes on before the start, then one after the other in the order in which they asked', async () => {
  let start = () => {}
  const turn = inTurn(new Promise((resolve) => (start = resolve)))
  const gone: string[] = []
  for (const name of ['winners', 'jackpots', 'messages']) void turn()?.then(() => gone.push(name))
  await vi.advanceTimersByTimeAsync(10 * turnLength)
  expect(gone).toEqual([])
  start()
  await vi.advanceTimersByTimeAsync(turnLength)
  expect(gone).toEqual(['winners'])
  await vi.advanceTimersByTimeAsync(turnLength)
  expect(gone).toEqual(['winners', 'jackpots'])
  await vi.advanceTimersByTimeAsync(turnLength)
  expect(gone).toEqual(['winners', 'jackpots', 'messages'])
})

test('who asks while others wait goes on behind them', async () => {
  const turn = inTurn(Promise.resolve())
  const gone: string[] = []
  void turn()?.then(() => gone.push('winners'))
  await vi.advanceTimersByTimeAsync(turnLength / 2)
  void turn()?.then(() => gone.push('jackpots'))
  await vi.advanceTimersByTimeAsync(turnLength / 2)
  expect(gone).toEqual(['winners'])
  await vi.advanceTimersByTimeAsync(turnLength)
  expect(gone).toEqual(['winners', 'jackpots'])
})

test('once nobody waits, nobody has to', async () => {
  const turn = inTurn(Promise.resolve())
  void turn()
  await vi.advanceTimersByTimeAsync(turnLength)
  expect(turn()).toBeUndefined()
})

import { afterEach, expect, test, vi } from 'vitest'
import { idleTurn } from './idleTurn'

afterEach(() => vi.unstubAllGlobals())

test('who asks goes on in the order of asking, one each time that the browser has nothing else to do', async () => {
  const asked: (readonly [run: () => void, timeout: number | undefined])[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: { timeout?: number }) =>
    asked.push([run, options?.timeout]),
  )
  const went: string[] = []
  for (const name of ['promotions', 'winners', 'lanes']) void idleTurn().then(() => went.push(name))

  for (const expected of [['promotions'], ['promotions', 'winners'], ['promotions', 'winners', 'lanes']]) {
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    const [run, timeout] = asked.pop() ?? []
    // a busy browser does not keep them for ever
    expect(timeout).toBe(300)
    run?.()
    await vi.waitFor(() => expect(went).toEqual(expected))
  }
  expect(asked).toEqual([])
})

test('one that asks later goes on as well', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  await expect(idleTurn()).resolves.toBeUndefined()
  await expect(idleTurn()).resolves.toBeUndefined()
})

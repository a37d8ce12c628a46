import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserLocks, localLocks, type Locks } from './locks'

afterEach(() => void vi.unstubAllGlobals())

/** As Chromium has it where site data is blocked. */
const refusing = { request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')) }

/** As far as the module asks it. */
function giving() {
  const locks = localLocks()
  return {
    request: async (
      name: string,
      { mode, ifAvailable }: LockOptions,
      work: (lock: object | null) => Promise<unknown>,
    ): Promise<unknown> => {
      if (mode !== 'shared' && ifAvailable !== true) return locks.oneAtATime(name, () => work({}))
      if (ifAvailable === true)
        return (await locks.unlessHeld(name, async () => ({ done: await work({}) })))?.done ?? work(null)
      const { letGo } = await locks.hold(name)
      return work({}).finally(() => void letGo())
    },
  }
}

describe.each<[string, () => Locks]>([
  ['of the page alone', localLocks],
  [
    'of a browser',
    () => {
      vi.stubGlobal('navigator', { locks: giving() })
      return browserLocks()
    },
  ],
  [
    'of a browser that gives none',
    () => {
      vi.stubGlobal('navigator', { locks: refusing })
      return browserLocks()
    },
  ],
])('locks %s', (name, create) => {
  it('do one work at a time, and go on after one that failed', async () => {
    const locks = create()
    const seen: string[] = []
    const work = (one: string) => async () => {
      seen.push(`${one} begins`)
      await new Promise((resolve) => setTimeout(resolve, 2))
      seen.push(`${one} ends`)
      if (one === 'a') throw new Error(one)
      return one
    }
    const [a, b] = [locks.oneAtATime(name, work('a')), locks.oneAtATime(name, work('b'))]
    await expect(a).rejects.toThrow('a')
    expect(await b).toBe('b')
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  it('are held by several, and free when all have let go', async () => {
    const locks = create()
    const [one, other] = [await locks.hold(name), await locks.hold(name)]
    const work = vi.fn(() => Promise.resolve('done'))
    await one.letGo()
    expect(await locks.unlessHeld(name, work)).toBeUndefined()
    expect(work).not.toHaveBeenCalled()
    await other.letGo()
    expect(await locks.unlessHeld(name, work)).toBe('done')
    await expect(locks.unlessHeld(name, () => Promise.reject(new Error('of the work')))).rejects.toThrow('of the work')
  })
})

import { inTime } from '../inTime'
import { createRecent } from '../recent'
import type { Hold } from '../edge/hold'

export interface LastGoodOptions<T> {
  readonly read: (key: string) => Promise<T>
  /** Milliseconds after which it is read anew; the one before is told meanwhile. */
  readonly freshMs: number
  /** After which the one before is told only where it cannot be read anew, or not in time. */
  readonly staleMs: number
  /** How long it is waited for then; a second where it is not said. */
  readonly waitMs?: number
  /** Keys that are remembered. */
  readonly most: number
  readonly now: () => number
  readonly hold: Hold
  readonly onFailure: (key: string, error: unknown) => void
}

interface Kept<T> {
  readonly value: T
  readonly readAt: number
  /** After a read that failed: what stands is told for a moment longer. */
  triedAt: number
}

/** Milliseconds after which what could not be read is tried again. */
const againMs = 2_000

/** Reads a key when it is asked for, once for all who ask; what was read last goes on where it cannot be read again. */
export function keepLastGood<T>(options: LastGoodOptions<T>): (key: string) => Promise<T> {
  const { freshMs, staleMs, waitMs = 1_000, now } = options
  const known = createRecent<Kept<T>>(options.most)
  const running = new Map<string, Promise<T>>()

  const begin = async (key: string): Promise<T> => {
    try {
      const value = await options.read(key)
      known.set(key, { value, readAt: now(), triedAt: -Infinity })
      return value
    } catch (error) {
      options.onFailure(key, error)
      const before = known.get(key)
      if (!before) throw error
      before.triedAt = now()
      return before.value
    } finally {
      running.delete(key)
    }
  }
  const read = (key: string): Promise<T> => {
    const under = running.get(key)
    if (under) return under
    const begun = begin(key)
    running.set(key, begun)
    options.hold(begun.catch(() => undefined))
    return begun
  }

  return async (key) => {
    const kept = known.get(key)
    if (!kept) return read(key)
    const at = now()
    if (at - kept.readAt <= freshMs || at - kept.triedAt <= againMs) return kept.value
    const reading = read(key)
    // whoever comes soon after a read that failed does not wait for the next
    const isStale = at - Math.max(kept.readAt, kept.triedAt) > staleMs
    return isStale
      ? inTime(
          reading.catch(() => kept.value),
          waitMs,
          kept.value,
        )
      : kept.value
  }
}

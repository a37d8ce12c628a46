import { createRecent } from './recent'

export interface BoundOptions {
  /** So often within a window, each key by itself. */
  readonly times: number
  /** Length of a window, in milliseconds. */
  readonly within: number
  /** Milliseconds that only ever go forward: the clock of the machine may be set back. */
  readonly now?: () => number
}

/** More keys than this are not counted apart at once: those that were longest away are forgotten first. */
const mostKeys = 10_000

/**
 * Counts how often something was done in a window of time; `take` answers whether it may be done once more. What was
 * taken and is given back counts no more.
 */
export function createBound({ times, within, now = () => performance.now() }: BoundOptions) {
  const windows = createRecent<{ readonly since: number; count: number }>(mostKeys)
  return {
    take: (key: string): boolean => {
      const known = windows.get(key)
      if (known && now() - known.since < within) {
        if (known.count >= times) return false
        known.count += 1
        return true
      }
      windows.set(key, { since: now(), count: 1 })
      return true
    },
    giveBack: (key: string): void => {
      const known = windows.get(key)
      if (known && known.count > 0) known.count -= 1
    },
  }
}

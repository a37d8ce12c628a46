export interface BoundOptions {
  /** So often within a window, each key by itself. */
  readonly times: number
  /** Length of a window, in milliseconds. */
  readonly within: number
  readonly now?: () => number
}

/** More keys than this are not counted apart at once: the oldest windows are forgotten first. */
const mostKeys = 10_000

/**
 * Counts how often something was done in a window of time; `take` answers whether it may be done once more. What was
 * taken and is given back counts no more.
 */
export function createBound({ times, within, now = Date.now }: BoundOptions) {
  const windows = new Map<string, { readonly since: number; count: number }>()
  return {
    take: (key: string): boolean => {
      const known = windows.get(key)
      if (known && now() - known.since < within) {
        if (known.count >= times) return false
        known.count += 1
        return true
      }
      // set anew, so that the map stays in the order of its windows
      windows.delete(key)
      windows.set(key, { since: now(), count: 1 })
      const oldest = windows.keys().next()
      if (windows.size > mostKeys && !oldest.done) windows.delete(oldest.value)
      return true
    },
    giveBack: (key: string): void => {
      const known = windows.get(key)
      if (known && known.count > 0) known.count -= 1
    },
  }
}

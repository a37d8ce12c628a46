export interface Bucket {
  /** Whether one is left; counts as asked in vain where none is. */
  readonly has: () => boolean
  /** One out of it, with how many were asked for in vain since the last; undefined where it is empty. */
  readonly take: () => { readonly missed: number } | undefined
}

/** Lets a burst through, then one in so many milliseconds. */
export function createBucket({
  most,
  refillMs,
  now,
}: {
  readonly most: number
  readonly refillMs: number
  readonly now: () => number
}): Bucket {
  let left = most
  let at = now()
  let missed = 0
  const refill = (): boolean => {
    left = Math.min(most, left + (now() - at) / refillMs)
    at = now()
    return left >= 1
  }
  const has = (): boolean => {
    const isLeft = refill()
    if (!isLeft) missed += 1
    return isLeft
  }
  return {
    has,
    take: () => {
      if (!has()) return undefined
      left -= 1
      const taken = { missed }
      missed = 0
      return taken
    },
  }
}

import { createRecent } from './recent'

export interface Bucket {
  /** Whether one is left; counts as asked in vain where none is. */
  readonly has: () => boolean
  /** One out of it, with how many were asked for in vain since the last; undefined where it is empty. */
  readonly take: () => { readonly missed: number } | undefined
}

export interface BucketOptions {
  readonly most: number
  readonly refillMs: number
  /** Milliseconds that only ever go forward: the clock of the machine may be set back. */
  readonly now?: () => number
}

/** Keys whose bucket is known; who was longest away is forgotten first. */
const mostKnown = 10_000

/** A bucket for each key. */
export function createBuckets(options: BucketOptions): (key: string) => Bucket {
  const known = createRecent<Bucket>(mostKnown)
  return (key) => {
    const bucket = known.get(key)
    if (bucket) return bucket
    const made = createBucket(options)
    known.set(key, made)
    return made
  }
}

/** Lets a burst through, then one in so many milliseconds. */
export function createBucket({ most, refillMs, now = () => performance.now() }: BucketOptions): Bucket {
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

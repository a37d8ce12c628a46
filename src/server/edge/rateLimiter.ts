import { createRecent } from '../recent'

/** So many at once, and then as many again in so many seconds, one after the other. */
export interface Rate {
  readonly times: number
  readonly seconds: number
}

export interface RateLimiter {
  /** Milliseconds until one more may be had; 0: now. */
  readonly waitMs: (key: string, rate: Rate) => number
  /** Takes one; false where none is left, and nothing is taken. */
  readonly take: (key: string, rate: Rate) => boolean
  readonly giveBack: (key: string, rate: Rate) => void
}

interface RateLimiterOptions {
  /** Keys that are counted apart at once; of those beyond, who was longest away is forgotten. */
  readonly most?: number
  /** Milliseconds that only ever go forward: the clock of the machine may be set back. */
  readonly now?: () => number
}

/** Sums of fractions are off by less than that, in milliseconds. */
const nearlyMs = 0.001

/**
 * The generic cell rate algorithm: one number for a key, the time at which all that was taken is paid off. A key has one
 * rate. rate-limiter-flexible would do it with a window, a timer and a record for each key, and there are as many keys as
 * addresses.
 */
export function createRateLimiter({
  most = 10_000,
  now = () => performance.now(),
}: RateLimiterOptions = {}): RateLimiter {
  const paidOff = createRecent<number>(most)
  /** When one more would be paid off, and how long it has to wait for that. */
  const next = (key: string, rate: Rate) => {
    const at = now()
    const due = Math.max(at, paidOff.get(key) ?? 0) + costOf(rate)
    const waitMs = due - at - rate.seconds * 1000
    return { due, waitMs: waitMs > nearlyMs ? waitMs : 0 }
  }
  return {
    waitMs: (key, rate) => next(key, rate).waitMs,
    take: (key, rate) => {
      const { due, waitMs } = next(key, rate)
      if (waitMs > 0) return false
      paidOff.set(key, due)
      return true
    },
    giveBack: (key, rate) => {
      const due = paidOff.get(key)
      if (due !== undefined) paidOff.set(key, due - costOf(rate))
    },
  }
}

/** Milliseconds that one takes to be paid off. */
const costOf = ({ times, seconds }: Rate): number => (seconds * 1000) / times

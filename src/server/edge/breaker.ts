export interface BreakerLimits {
  /** Calls are counted for so long, in milliseconds, and then anew. */
  readonly windowMs: number
  /** Fewer calls than that say nothing. */
  readonly least: number
  /** Part of them that failed, of 1, from which on no more are made. */
  readonly share: number
  /** Until one call is tried, in milliseconds; twice as long each time that it fails as well. */
  readonly restMs: number
  readonly mostRestMs: number
}

export const breakerLimits: BreakerLimits = {
  windowMs: 10_000,
  least: 20,
  share: 0.5,
  restMs: 2_000,
  mostRestMs: 30_000,
}

/** What became of a call; `unknown` where the visitor left before. */
export type CallEnd = 'good' | 'bad' | 'unknown'

export type Admission =
  /** The call may be made; what became of it is told once. */
  | { readonly state: 'let through'; readonly end: (end: CallEnd) => void }
  /** None is made now; worth trying after so many milliseconds. */
  | { readonly state: 'resting'; readonly forMs: number }

export interface Breaker {
  readonly ask: () => Admission
}

interface Closed {
  readonly state: 'closed'
  readonly since: number
  good: number
  bad: number
}

/** At rest until then; afterwards half open: one call at a time is tried, and decides. */
interface Open {
  readonly state: 'open'
  readonly until: number
  readonly restMs: number
  trying: boolean
}

/**
 * Leaves a platform alone that fails most calls, so that visitors hear at once what they would wait for, and it has the
 * quiet to come back. Not cockatiel or opossum: the one has all calls wait for the one that is tried, for as long as a
 * platform that hangs lets it, and both in their present versions ask for a newer Node.
 */
export function createBreaker({
  limits = breakerLimits,
  now = () => performance.now(),
}: { readonly limits?: BreakerLimits; readonly now?: () => number } = {}): Breaker {
  let current: Closed | Open = closed(now())

  const rest = (restMs: number) => {
    current = { state: 'open', until: now() + restMs, restMs, trying: false }
  }
  const count = (asked: Closed, end: CallEnd) => {
    // a call of another time says nothing of this one
    if (current !== asked || end === 'unknown') return
    asked[end] += 1
    const all = asked.good + asked.bad
    if (all >= limits.least && asked.bad >= all * limits.share) rest(limits.restMs)
  }
  const decide = (tried: Open, end: CallEnd) => {
    if (end === 'good') current = closed(now())
    else if (end === 'bad') rest(Math.min(limits.mostRestMs, tried.restMs * 2))
    else tried.trying = false
  }

  return {
    ask: () => {
      if (current.state === 'closed' && now() - current.since >= limits.windowMs) current = closed(now())
      const at = current
      if (at.state === 'closed') return { state: 'let through', end: once((end) => count(at, end)) }
      if (at.trying || now() < at.until) return { state: 'resting', forMs: Math.max(at.until - now(), limits.restMs) }
      at.trying = true
      return { state: 'let through', end: once((end) => decide(at, end)) }
    },
  }
}

const closed = (since: number): Closed => ({ state: 'closed', since, good: 0, bad: 0 })

function once(told: (end: CallEnd) => void): (end: CallEnd) => void {
  let isTold = false
  return (end) => {
    if (isTold) return
    isTold = true
    told(end)
  }
}

export interface BreakerLimits {
  /** Calls are counted for so long, in milliseconds, and then anew. */
  readonly windowMs: number
  /** With fewer the circuit stays closed. */
  readonly minimumFailures: number
  /** Of them no more than that are counted of one path, or of one visitor. */
  readonly mostAlike: number
  /** Failed calls among all, from 0 to 1, at which the circuit opens. */
  readonly failureRatio: number
  /** Until one call is tried, in milliseconds; twice as long each time that two of different callers fail as well. */
  readonly openMs: number
  readonly mostOpenMs: number
  /** A call that was left before has said nothing yet; later it is one that hangs, and failed. */
  readonly patienceMs: number
}

export const breakerLimits: BreakerLimits = {
  windowMs: 10_000,
  minimumFailures: 20,
  mostAlike: 5,
  failureRatio: 0.5,
  openMs: 2_000,
  mostOpenMs: 30_000,
  patienceMs: 10_000,
}

/** What became of a call; `left` where the visitor did not wait for it. */
export type CallEnd = 'good' | 'bad' | 'left'

export interface Caller {
  /** What is asked for. */
  readonly path: string
  /** Undefined where it could be anybody. */
  readonly visitor: string | undefined
}

export type Admission =
  /** The call may be made; what became of it is told once. */
  | { readonly state: 'allowed'; readonly end: (end: CallEnd) => void }
  /** None is made now; worth trying after so many milliseconds. */
  | { readonly state: 'open'; readonly forMs: number }

export interface Breaker {
  /** @param caller undefined: a call that a visitor made up; what comes of it says nothing, and it is never the one that is tried */
  readonly ask: (caller: Caller | undefined) => Admission
}

/** Calls are counted where they end: those of a platform that hangs end long after they were asked for. */
interface Closed {
  readonly state: 'closed'
  since: number
  good: number
  bad: number
  /** Failures but for those that are too much alike. */
  different: number
  readonly ofPath: Map<string, number>
  readonly ofVisitor: Map<string, number>
}

/** No call is made until then; afterwards it is half open: one call at a time is tried. */
interface Open {
  readonly state: 'open'
  readonly until: number
  readonly openMs: number
  /** Whose call was tried in vain: the next is somebody else's, or waits until `until`. */
  readonly failed?: Caller
  trying?: { readonly by: Caller; readonly since: number } | undefined
}

/**
 * Leaves a platform alone that fails most calls, so that visitors hear at once what they would wait for, and it has the
 * quiet to come back. One path that is broken, or one visitor who asks for what fails, is no such platform: failures count
 * where they are of several paths and several visitors. Not cockatiel or opossum: the one has all calls wait for the one
 * that is tried, for as long as a platform that hangs lets it, and both in their present versions ask for a newer Node.
 */
export function createBreaker({
  limits = breakerLimits,
  now = () => performance.now(),
}: { readonly limits?: BreakerLimits; readonly now?: () => number } = {}): Breaker {
  let current: Closed | Open = closed(now())

  const open = (openMs: number, failed?: Caller) => {
    current = { state: 'open', until: now() + openMs, openMs, ...(failed && { failed }) }
  }
  const renew = (at: Closed) => {
    if (now() - at.since >= limits.windowMs) Object.assign(at, closed(now()))
  }
  const count = (asked: Closed, caller: Caller, isGood: boolean) => {
    // a call from before the circuit opened says nothing of what came after
    if (current !== asked) return
    renew(asked)
    if (isGood) asked.good += 1
    else addFailure(asked, caller, limits.mostAlike)
    const isMost = asked.bad >= (asked.good + asked.bad) * limits.failureRatio
    if (isMost && asked.different >= limits.minimumFailures) open(limits.openMs)
  }
  const decide = (tried: Open, caller: Caller, isGood: boolean) => {
    if (current !== tried || tried.trying?.by !== caller) return
    if (isGood) current = closed(now())
    else if (tried.failed && isAnother(tried.failed, caller)) open(Math.min(limits.mostOpenMs, tried.openMs * 2))
    else open(tried.openMs, caller)
  }
  const admit = (told: (isGood: boolean) => void, onLeft: () => void): Admission => {
    const since = now()
    let isTold = false
    return {
      state: 'allowed',
      end: (end) => {
        if (isTold) return
        isTold = true
        if (end === 'left' && now() - since < limits.patienceMs) onLeft()
        else told(end === 'good')
      },
    }
  }
  const isTried = (at: Open, caller: Caller): boolean =>
    !at.trying && (now() >= at.until || (at.failed !== undefined && isAnother(at.failed, caller)))

  const waitOf = ({ until }: Open): number => Math.max(until - now(), limits.openMs)

  return {
    ask: (asked) => {
      if (current.state === 'open' && current.trying && now() - current.trying.since >= limits.patienceMs)
        decide(current, current.trying.by, false)
      const at = current
      if (!asked) return at.state === 'closed' ? uncounted : { state: 'open', forMs: waitOf(at) }
      // one of its own for each call
      const caller = { ...asked }
      if (at.state === 'closed')
        return admit(
          (isGood) => count(at, caller, isGood),
          () => undefined,
        )
      if (!isTried(at, caller)) return { state: 'open', forMs: waitOf(at) }
      at.trying = { by: caller, since: now() }
      return admit(
        (isGood) => decide(at, caller, isGood),
        () => {
          if (at.trying?.by === caller) at.trying = undefined
        },
      )
    },
  }
}

const uncounted: Admission = { state: 'allowed', end: () => undefined }

const closed = (since: number): Closed => ({
  state: 'closed',
  since,
  good: 0,
  bad: 0,
  different: 0,
  ofPath: new Map(),
  ofVisitor: new Map(),
})

function addFailure(at: Closed, { path, visitor }: Caller, mostAlike: number): void {
  at.bad += 1
  const ofPath = at.ofPath.get(path) ?? 0
  const ofVisitor = (visitor !== undefined && at.ofVisitor.get(visitor)) || 0
  if (ofPath >= mostAlike || ofVisitor >= mostAlike) return
  at.different += 1
  at.ofPath.set(path, ofPath + 1)
  if (visitor !== undefined) at.ofVisitor.set(visitor, ofVisitor + 1)
}

const isAnother = (one: Caller, other: Caller): boolean =>
  one.path !== other.path && (one.visitor === undefined || one.visitor !== other.visitor)

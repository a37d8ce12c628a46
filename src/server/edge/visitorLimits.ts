import { createRateLimiter, type Rate } from './rateLimiter'

/** Kinds of requests that are counted apart; `calls` is every call of a platform that no other kind has. */
export const limitedKinds = ['login', 'check', 'sms', 'captcha', 'register', 'calls', 'pages'] as const
export type LimitedKind = (typeof limitedKinds)[number]

/** Of them, those that members make are counted by session: hundreds of players may have one address. */
const ofSessions: ReadonlySet<LimitedKind> = new Set(['check', 'calls'])
/** Anybody may make up sessions: those of one address together may make so many times as many. */
const ofAddress = 5

export interface VisitorRates {
  /** Undefined: no limit. */
  readonly rates: Readonly<Record<LimitedKind, Rate | undefined>>
  /** Calls of one visitor under way at one brand; Infinity: any. */
  readonly atOnce: number
}

export interface Asked {
  readonly brand: string
  /** See visitorKey; undefined: nobody who could be told from others, and not counted. */
  readonly visitor: string | undefined
  /** See sessionKey; undefined: nobody is signed in. */
  readonly session?: string | undefined
  /** See Visit. */
  readonly isPassedOn?: boolean | undefined
}

export interface VisitorLimits {
  /** Counts one request; where it is one too many, it is not counted, and the seconds are told after which one may be sent. */
  readonly take: (asked: Asked, kind: LimitedKind) => number | undefined
  /** A call begins; what it answers is called when the call has ended. Undefined where too many are under way. */
  readonly begin: (asked: Asked) => (() => void) | undefined
}

export interface VisitorLimitOptions extends VisitorRates {
  /** Told of each request that was one too many. */
  readonly onTooMany?: (asked: Asked, kind: LimitedKind | 'at once') => void
  /** Visitors and sessions that are remembered, each once for a brand and kind; of those beyond, who asked long ago is forgotten. */
  readonly most?: number
  /** Milliseconds that only ever go forward: the clock of the machine may be set back. */
  readonly now?: () => number
}

const mostRemembered = 100_000

/** Limits for each visitor and session of each brand, in this process. */
export function createVisitorLimits({
  rates,
  atOnce,
  onTooMany = () => undefined,
  most = mostRemembered,
  now,
}: VisitorLimitOptions): VisitorLimits {
  const limiter = createRateLimiter({ most, ...(now && { now }) })
  const underWay = new Map<string, number>()

  return {
    take: (asked, kind) => {
      const { brand, visitor, session } = asked
      const rate = rates[kind]
      if (!rate) return undefined
      const bySession = session !== undefined && ofSessions.has(kind)
      const counted: readonly (readonly [key: string, rate: Rate])[] = [
        ...(bySession ? [[`${kind} ${brand} session ${session}`, rate] as const] : []),
        ...(visitor === undefined
          ? []
          : bySession
            ? [[`${kind} ${brand} sessions of ${visitor}`, { ...rate, times: rate.times * ofAddress }] as const]
            : [[`${kind} ${brand} ${visitor}`, rate] as const]),
      ]
      const waitMs = Math.max(0, ...counted.map((each) => limiter.waitMs(...each)))
      if (waitMs > 0) {
        onTooMany(asked, kind)
        return Math.ceil(waitMs / 1000)
      }
      for (const each of counted) limiter.take(...each)
      return undefined
    },
    begin: (asked) => {
      const { brand, visitor } = asked
      if (visitor === undefined) return () => undefined
      const key = `${brand} ${visitor}`
      const before = underWay.get(key) ?? 0
      if (before >= atOnce) {
        onTooMany(asked, 'at once')
        return undefined
      }
      underWay.set(key, before + 1)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        const left = (underWay.get(key) ?? 0) - 1
        if (left > 0) underWay.set(key, left)
        else underWay.delete(key)
      }
    },
  }
}

/** Where nothing is said: every request passes. */
export const noLimits: VisitorRates = {
  rates: {
    login: undefined,
    check: undefined,
    sms: undefined,
    captcha: undefined,
    register: undefined,
    calls: undefined,
    pages: undefined,
  },
  atOnce: Infinity,
}

import * as z from 'zod/mini'

/** Whose money it is. */
export interface Owner {
  readonly merchant: string
  readonly account: string
}

/** What a player wants done once, before it has an id. */
export interface Wanted extends Owner {
  /** Id of the call that does it. */
  readonly call: string
  /** Two requests of one call with the same text here are one intent. */
  readonly same: string
  /** What it is, for showing it; nothing secret. */
  readonly content: unknown
}

/** A confirmed request whose answer is not known yet: written before it is sent, removed once the answer is known. */
export interface Intent extends Wanted {
  /** The request id: the platform does one thing for it, however often it arrives. */
  readonly id: string
  /** When it was confirmed, epoch milliseconds. */
  readonly at: number
  /** Whether it was ever sent, and when it was sent last. */
  readonly wasSent: boolean
  readonly sentAt: number
}

export const intentShape = z.object({
  merchant: z.string(),
  account: z.string(),
  call: z.string(),
  same: z.string(),
  content: z.unknown(),
  id: z.string().check(z.regex(/^[A-Za-z0-9]{16,64}$/)),
  at: z.int().check(z.gte(0)),
  wasSent: z.boolean(),
  sentAt: z.int().check(z.gte(0)),
})

/**
 * For this long the same request is the same intent and is sent under its id. Not longer: platforms forget request ids, and
 * a player who asks for the same amount another day wants another deposit, not yesterday's.
 */
const sameFor = 24 * 3_600_000
/** For this long an open intent is shown. After that the player's records at the platform are the place to look. */
const keptFor = 30 * sameFor
/** A request that the platform does not have this long after it was sent will not arrive: page and edge wait half a minute at most. */
const arrivesWithin = 60_000
/** Open intents of one account. With this many unanswered nothing new is sent. */
export const mostOpen = 20

/** A clock that was set back makes nothing young again. */
const since = (time: number, now: number) => Math.abs(now - time)

export const isOwn = (owner: Owner) => (intent: Owner) =>
  intent.merchant === owner.merchant && intent.account === owner.account
export const isKept = (now: number) => (intent: Intent) => since(intent.at, now) <= keptFor
/** Whether it may be sent again. */
export const isFresh = (intent: Pick<Intent, 'at'>, now: number): boolean => since(intent.at, now) < sameFor
export const isPastArrival = (intent: Intent, now: number): boolean => since(intent.sentAt, now) > arrivesWithin

/** The open intent that a wish is. */
export const findSame = (intents: readonly Intent[], wanted: Wanted, now: number): Intent | undefined =>
  intents.find(
    (intent) =>
      isOwn(wanted)(intent) && intent.call === wanted.call && intent.same === wanted.same && isFresh(intent, now),
  )

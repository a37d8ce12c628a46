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
  /** Two wishes of one call for which this text is equal are one intent. */
  readonly same: string
  /** What it is, for showing it; nothing secret. */
  readonly content: unknown
}

/** A wish that was confirmed and whose answer is not known: written before it is sent, gone once it is known. */
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
  same: z.string().check(z.maxLength(500)),
  content: z.unknown(),
  id: z.string().check(z.regex(/^[A-Za-z0-9]{16,64}$/)),
  at: z.int().check(z.gte(0)),
  wasSent: z.boolean(),
  sentAt: z.int().check(z.gte(0)),
})

/**
 * So long the same wish is the same intent and goes out under its id. No longer: platforms forget request ids, and who asks
 * for the same amount another day means another deposit, not the one of yesterday.
 */
const sameFor = 24 * 3_600_000
/** So long an intent stays to be told of. By then the player's records at the platform are the place to look. */
const keptFor = 30 * sameFor
/** What is not at the platform so long after it was sent will not arrive: page and edge wait half a minute at most. */
const arrivesWithin = 60_000
/** Open intents of one account. With so many unanswered nothing new is sent. */
export const mostOpen = 20

/** A clock that was set back makes nothing young again. */
const since = (time: number, now: number) => Math.abs(now - time)

export const isOwn = (owner: Owner) => (intent: Intent) => intent.merchant === owner.merchant && intent.account === owner.account
export const isKept = (now: number) => (intent: Intent) => since(intent.at, now) <= keptFor
/** Whether it may be sent again. */
export const isFresh = (intent: Pick<Intent, 'at'>, now: number): boolean => since(intent.at, now) < sameFor
export const hasArrivedOrNever = (intent: Intent, now: number): boolean => since(intent.sentAt, now) > arrivesWithin

/** The open intent that a wish is. */
export const findSame = (intents: readonly Intent[], wanted: Wanted, now: number): Intent | undefined =>
  intents.find((intent) => isOwn(wanted)(intent) && intent.call === wanted.call && intent.same === wanted.same && isFresh(intent, now))

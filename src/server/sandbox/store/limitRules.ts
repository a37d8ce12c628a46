import { day } from '../durations'

/** A looser limit may be confirmed so long after it was asked for, and is forgotten so long after that. */
export const waitForLooser = day
export const timeToConfirm = 7 * day

/** In minor units, or whole minutes; undefined: no limit. */
export type Most = number | undefined

/** A looser limit that was asked for and does not count yet. */
export interface Change {
  readonly most: Most
  readonly askedAt: number
}

export interface Held {
  readonly most: Most
  readonly change: Change | undefined
}

export const none: Held = { most: undefined, change: undefined }

const isLooser = (held: Most, wished: Most): boolean => held !== undefined && (wished === undefined || wished > held)

export const confirmFrom = ({ askedAt }: Change): number => askedAt + waitForLooser
export const confirmUntil = (change: Change): number => confirmFrom(change) + timeToConfirm

/** What is left of a wish by now: one that nobody confirmed in time is none. */
export const current = ({ most, change }: Held, now: number): Held => ({
  most,
  change: change && now <= confirmUntil(change) ? change : undefined,
})

/**
 * A limit that is set. Stricter counts at once and takes back what looser one was asked for; looser waits. To ask for the
 * same again does not begin the wait anew.
 */
export function wish(held: Held, most: Most, now: number): Held {
  if (!isLooser(held.most, most)) return { most, change: undefined }
  const { change } = current(held, now)
  return { most: held.most, change: change?.most === most && change ? change : { most, askedAt: now } }
}

/** The second yes. Undefined: it is too early for it. With nothing asked for, all stays as it is. */
export function confirm(held: Held, now: number): Held | undefined {
  const { most, change } = current(held, now)
  if (!change) return { most, change }
  return now < confirmFrom(change) ? undefined : { most: change.most, change: undefined }
}

export const takeBack = ({ most }: Held): Held => ({ most, change: undefined })

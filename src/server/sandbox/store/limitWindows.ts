import { day } from '../durations'
import type { LimitPeriod } from './limits'

/** What a limit looks back on, in milliseconds. */
export const windows: Readonly<Record<LimitPeriod, number>> = { DAY: day, WEEK: 7 * day, MONTH: 30 * day }

/** Something that counts towards a limit from a moment on, until its window has passed. A win counts below zero. */
export interface Entry {
  readonly at: number
  readonly amount: number
}

/** What counts: who has won more than lost has lost nothing. */
export const usedBy = (entries: readonly Entry[]): number =>
  Math.max(
    0,
    entries.reduce((sum, { amount }) => sum + amount, 0),
  )

/**
 * When so much more fits into a limit, if nothing else is done: now, once enough has left the window, or never.
 * @param entries of the window, the oldest first
 */
export function fitsAt(
  entries: readonly Entry[],
  wanted: { readonly most: number; readonly amount: number; readonly window: number; readonly now: number },
): number | undefined {
  const { most, amount, window, now } = wanted
  if (amount > most) return undefined
  let sum = entries.reduce((total, entry) => total + entry.amount, 0)
  const fits = () => Math.max(0, sum) + amount <= most
  if (fits()) return now
  for (const [place, entry] of entries.entries()) {
    sum -= entry.amount
    // what began at the same moment leaves with it
    if (entries[place + 1]?.at !== entry.at && fits()) return entry.at + window
  }
  return undefined
}

interface Span {
  readonly from: number
  readonly to: number
}

/** Time that several devices spent at once counts once. Spans by their beginning. */
export function joinSpans(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && span.from <= last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else joined.push(span)
  }
  return joined
}

import type { Database } from '../db/database'
import { type LimitKind, type LimitName, limitsOf } from './limits'
import { limitEntries } from './limitUse'
import { fitsAt, usedBy, windows } from './limitWindows'

export interface Beyond extends LimitName {
  readonly most: number
  readonly left: number
  /** When what was asked for would fit into every limit of its kind; undefined: never. */
  readonly fitsAt: number | undefined
}

/** Which of an account's own limits an amount goes beyond: the one that leaves least. Minor units, or minutes. */
export function judgeLimits(
  database: Database,
  accountId: number,
  kind: LimitKind,
  amount: number,
  now: number,
): Beyond | undefined {
  const beyond = limitsOf(database, accountId, now, kind).flatMap(({ period, most }) => {
    const window = windows[period]
    const entries = limitEntries(database, accountId, kind, now - window)
    const left = Math.max(0, most - usedBy(entries))
    return amount <= left ? [] : [{ kind, period, most, left, fitsAt: fitsAt(entries, { most, amount, window, now }) }]
  })
  const [first, ...others] = beyond.toSorted((one, other) => one.left - other.left)
  if (!first) return undefined
  const times = [first, ...others].map((one) => one.fitsAt ?? Infinity)
  const latest = Math.max(...times)
  return { ...first, fitsAt: latest === Infinity ? undefined : latest }
}

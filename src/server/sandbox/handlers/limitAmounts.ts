import { minute } from '../durations'
import { decimal, minorOf } from '../money'
import type { LimitKind, LimitPeriod } from '../store/limits'
import { windows } from '../store/limitWindows'

/** As the page reads it: money as a decimal string, time as whole minutes. */
export const limitText = (kind: LimitKind, amount: number): string =>
  kind === 'SESSION' ? String(amount) : decimal(amount)

/** A limit as it was typed, in minor units or minutes; undefined where it is none. */
export function readLimit(kind: LimitKind, period: LimitPeriod, text: string): number | undefined {
  if (kind !== 'SESSION') return minorOf(text)
  const minutes = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return minutes > 0 && minutes * minute <= windows[period] ? minutes : undefined
}

import type { Period } from './periods'

/** A free range of days as an address and a date field have it: `yyyy-mm-dd` of the visitor's clock, both included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

export type DayRangeProblem = 'required' | 'order' | 'long' | 'late'

interface Limits {
  /** Days at most. */
  readonly longest: number
  /** No day after the one of this time. */
  readonly now: number
}

/** Days of the calendar, whose lengths do not change with clocks. */
const day = 24 * 3_600_000

/** A day by its number since 1970; undefined where there is no such day. */
function numberOf(text: string): number | undefined {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const time = Date.UTC(Number(year), Number(month) - 1, Number(date))
  return year !== '' && Number(year) >= 1970 && new Date(time).toISOString().startsWith(text) ? time / day : undefined
}

/** The day that a time lies in, by the visitor's clock. */
export function dayOf(time: number): string {
  const date = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** What is wrong with a range, and with which of its days. */
export function rangeProblem(
  { from, to }: DayRange,
  { longest, now }: Limits,
): { readonly day: keyof DayRange; readonly problem: DayRangeProblem } | undefined {
  const [first, last] = [numberOf(from), numberOf(to)]
  if (first === undefined) return { day: 'from', problem: 'required' }
  if (last === undefined) return { day: 'to', problem: 'required' }
  const today = numberOf(dayOf(now)) ?? 0
  if (first > today) return { day: 'from', problem: 'late' }
  if (last > today) return { day: 'to', problem: 'late' }
  if (last < first) return { day: 'to', problem: 'order' }
  return last - first + 1 > longest ? { day: 'to', problem: 'long' } : undefined
}

/** From the first midnight to the one after the last day. Of a range without a problem. */
export function periodOfDays({ from, to }: DayRange): Period {
  const midnight = (text: string, more: number) => {
    const [year = 0, month = 1, date = 1] = text.split('-').map(Number)
    return new Date(year, month - 1, date + more).getTime()
  }
  return { from: midnight(from, 0), to: midnight(to, 1) }
}

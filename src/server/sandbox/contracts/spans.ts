import { day, hour, minute } from '../durations'
import type { Cycle } from './kinds'

/** Epoch milliseconds, the end left out. */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * The stretch that a time lies in. Five minutes and hours are counted from the full hour of UTC; days, weeks from
 * Monday, halves of a month (1st to 15th, 16th to the end) and months by the clocks of the zone.
 */
export function spanOf(cycle: Cycle, zone: string, time: number): Span {
  if (cycle === 'FIVE_MINUTES') return even(time, 5 * minute)
  if (cycle === 'HOUR') return even(time, hour)
  const here = new Date(time + offsetAt(zone, time))
  const [year, month] = [here.getUTCFullYear(), here.getUTCMonth()]
  const [from, to] = datesOf(cycle, here)
  return { from: midnight(zone, Date.UTC(year, month, from)), to: midnight(zone, Date.UTC(year, month, to)) }
}

/** The first day and the one after the last, counted within the month that is shown; counting goes on beyond it. */
function datesOf(cycle: 'D' | 'W' | 'H' | 'M', here: Date): readonly [number, number] {
  const date = here.getUTCDate()
  const nextMonth = new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + 1, 0)).getUTCDate() + 1
  const monday = date - ((here.getUTCDay() + 6) % 7)
  switch (cycle) {
    case 'D':
      return [date, date + 1]
    case 'W':
      return [monday, monday + 7]
    case 'H':
      return date < 16 ? [1, 16] : [16, nextMonth]
    case 'M':
      return [1, nextMonth]
  }
}

function even(time: number, length: number): Span {
  const from = Math.floor(time / length) * length
  return { from, to: from + length }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', ...parts, second: 'numeric' })
  clocks.set(zone, made)
  return made
}

/** How far the clocks of a zone are ahead of UTC at a time. */
function offsetAt(zone: string, time: number): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return shown - Math.floor(time / 1000) * 1000
}

/** When the clocks first show this midnight; where they skip it, when they pass it. */
function midnight(zone: string, shown: number): number {
  const before = shown - offsetAt(zone, shown - 2 * day)
  const after = shown - offsetAt(zone, shown + 2 * day)
  const seen = [before, after].filter((time) => time + offsetAt(zone, time) === shown)
  return seen.length === 0 ? before : Math.min(...seen)
}

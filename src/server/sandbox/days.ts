import { day } from './durations'
import type { Period } from './store/movements'

/** A time zone that this machine knows, or UTC. */
export function readZone(name: string | undefined): string {
  if (name === undefined) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** The days of a period by the clocks of a time zone, in order; the first and the last may be cut. */
export function daysIn({ from, to }: Period, zone: string): readonly Period[] {
  const clock = new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', ...clockParts })
  const days: Period[] = []
  for (let start = from; start < to;) {
    const end = Math.min(to, nextMidnight(clock, start))
    days.push({ from: start, to: end })
    start = end
  }
  return days
}

/** The midnight, or what the zone has in its place, that the day of a time began with. */
export const dayStart = (time: number, zone: string): number =>
  daysIn({ from: time - 2 * day, to: time + 1 }, zone).at(-1)?.from ?? time

/** When the day after that of a time begins. */
export const nextDay = (time: number, zone: string): number =>
  daysIn({ from: time, to: time + 2 * day }, zone)[0]?.to ?? time

/** The date of a time by the clocks of a zone: 2030-01-15. */
export const dateIn = (time: number, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(time)

const clockParts = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const

/** How far a zone's clocks are ahead of UTC at a time. */
function offsetAt(clock: Intl.DateTimeFormat, time: number): number {
  const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return shown - Math.floor(time / 1000) * 1000
}

/** Clocks may be changed on the way: the offset is that of the midnight. Where they skip it, the day begins with what follows. */
function nextMidnight(clock: Intl.DateTimeFormat, time: number): number {
  const offset = offsetAt(clock, time)
  const midnight = (Math.floor((time + offset) / day) + 1) * day
  const before = midnight - offset
  const after = midnight - offsetAt(clock, before)
  return after > time && after + offsetAt(clock, after) === midnight ? after : Math.max(before, after)
}

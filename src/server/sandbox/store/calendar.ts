import { day } from '../durations'

/** Days, weeks from Monday and months, by the clock of UTC. */
export type Span = 'DAILY' | 'WEEKLY' | 'MONTHLY'

/** Epoch milliseconds, the end left out. */
interface Stretch {
  readonly from: number
  readonly to: number
}

const starts: Readonly<Record<Span, (time: Date) => number>> = {
  DAILY: (time) => Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()),
  WEEKLY: (time) =>
    Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate() - ((time.getUTCDay() + 6) % 7)),
  MONTHLY: (time) => Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), 1),
}
/** From the start of one, so much later lies in the next. */
const longest: Readonly<Record<Span, number>> = { DAILY: day, WEEKLY: 7 * day, MONTHLY: 31 * day }

const startOf = (span: Span, time: number): number => starts[span](new Date(time))

/** The day, week or month that a time lies in. */
export function stretchOf(span: Span, time: number): Stretch {
  const from = startOf(span, time)
  return { from, to: startOf(span, from + longest[span]) }
}

export const stretchBefore = (span: Span, time: number): Stretch => stretchOf(span, startOf(span, time) - 1)

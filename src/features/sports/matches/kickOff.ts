import type { Translate } from '../../../i18n/translate'
import { formatTime } from '../../../i18n/formats'
import { isSameDay } from './arrange'

/** The same time on the next day of the calendar: where clocks change, a day is not 24 hours long. */
function nextDay(moment: number): number {
  const next = new Date(moment)
  return next.setDate(next.getDate() + 1)
}

/** One value for all of the visitor's day: what it is handed to is drawn again once a day. */
export const dayOf = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0)

/** The day of a kick-off in words where it is not today's. `now`: any moment of the server's day; `language`: BCP 47. */
export function kickOffDay(startsAt: number, now: number, language: string, t: Translate): string | undefined {
  if (isSameDay(startsAt, now)) return undefined
  if (isSameDay(startsAt, nextDay(now))) return t('sports.tomorrow')
  return formatTime(startsAt, language, { weekday: 'short', day: 'numeric', month: 'short' })
}

export const kickOffTime = (startsAt: number, language: string): string =>
  formatTime(startsAt, language, { timeStyle: 'short' })

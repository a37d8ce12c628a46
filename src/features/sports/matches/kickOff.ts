import type { Translate } from '../../../i18n/translate'
import { formatTime } from '../../../i18n/formats'
import { isSameDay } from './arrange'

const day = 86_400_000

/** The day of a kick-off in words where it is not today's. `now`: the server's time; `language`: BCP 47. */
export function kickOffDay(startsAt: number, now: number, language: string, t: Translate): string | undefined {
  if (isSameDay(startsAt, now)) return undefined
  if (isSameDay(startsAt, now + day)) return t('sports.tomorrow')
  return formatTime(startsAt, language, { weekday: 'short', day: 'numeric', month: 'short' })
}

export const kickOffTime = (startsAt: number, language: string): string =>
  formatTime(startsAt, language, { timeStyle: 'short' })

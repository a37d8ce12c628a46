import { formatDate } from '../../i18n/formats'
import { timeFormat } from '../../lib/intl'

/** From one day to another, what both have in common said once: Nov 23 – 30, 2026. Times in epoch milliseconds. */
export function periodText(startsAt: number | undefined, endsAt: number, language: string): string {
  if (startsAt === undefined || startsAt > endsAt) return formatDate(endsAt, language)
  return timeFormat(language, { dateStyle: 'medium' }).formatRange(startsAt, endsAt)
}

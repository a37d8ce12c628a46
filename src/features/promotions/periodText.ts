import { formatTime } from '../../i18n/formats'
import { timeFormat } from '../../lib/intl'

/** From one day to another, what both have in common said once: Nov 23 – 30, 2026. Times in epoch milliseconds. */
export function periodText(
  startsAt: number | undefined,
  endsAt: number,
  language: string,
  zone: Pick<Intl.DateTimeFormatOptions, 'timeZone'> = {},
): string {
  const options = { dateStyle: 'medium', ...zone } as const
  if (startsAt === undefined || startsAt > endsAt) return formatTime(endsAt, language, options)
  return timeFormat(language, options).formatRange(startsAt, endsAt)
}

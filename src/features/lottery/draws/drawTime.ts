import { formatTime } from '../../../i18n/formats'

/** When a draw was held, in the visitor's own time: the hour on the day itself, the day before that. */
export function drawTime(openedAt: number, language: string): string {
  const time = new Date(openedAt)
  const isToday = time.toDateString() === new Date().toDateString()
  const date = { month: 'short', day: 'numeric' } as const
  return formatTime(openedAt, language, { hour: '2-digit', minute: '2-digit', ...(isToday ? {} : date) })
}

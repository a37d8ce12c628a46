/** Times as the reader of a language expects them, by Intl. Money is drawn by ui/text/Money. */

/** `time` in epoch milliseconds. */
export const formatDate = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time)

export const formatDateTime = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)

/** Hours and whole minutes, such as "1 hr 5 min"; `length` in milliseconds. */
export function formatDuration(length: number, language: string): string {
  const minutes = Math.floor(length / 60_000)
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return unit(minutes, 'minute')
  return minutes % 60 === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(minutes % 60, 'minute')}`
}

import { numberFormat, timeFormat } from '../lib/intl'

/** Times as the reader of a language expects them, by Intl. Money is drawn by ui/text/Money. */

/** `time` in epoch milliseconds. What no date can be is written as nothing: a page never falls over a time. */
export const formatTime = (time: number, language: string, options: Intl.DateTimeFormatOptions): string =>
  isMoment(time) ? timeFormat(language, options).format(time) : ''

export const formatDate = (time: number, language: string): string =>
  formatTime(time, language, { dateStyle: 'medium' })

export const formatDateTime = (time: number, language: string): string =>
  formatTime(time, language, { dateStyle: 'medium', timeStyle: 'short' })

/** For the `dateTime` of an element. */
export const isoTime = (time: number): string | undefined => (isMoment(time) ? new Date(time).toISOString() : undefined)

/** As far as dates go, in either direction. */
const isMoment = (time: number): boolean => Math.abs(time) <= 8.64e15

/** Hours and whole minutes, such as "1 hr 5 min"; `length` in milliseconds. */
export function formatDuration(length: number, language: string): string {
  const minutes = Math.floor(length / 60_000)
  const unit = (value: number, name: 'hour' | 'minute') =>
    numberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return unit(minutes, 'minute')
  return minutes % 60 === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(minutes % 60, 'minute')}`
}

/** The time zone of the visitor's clock, by its name. */
export const pageTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * A time zone as the reader's language names it, such as "Indochina Time"; `at` in epoch milliseconds. An offset is no
 * name: UTC has one of its own. By its IANA id where the browser knows none.
 */
export function timeZoneName(timeZone: string, at: number, language: string): string {
  try {
    const nameOf = (timeZoneName: 'longGeneric' | 'long') =>
      timeFormat(language, { timeZone, timeZoneName })
        .formatToParts(isMoment(at) ? at : 0)
        .find(({ type }) => type === 'timeZoneName')?.value
    const generic = nameOf('longGeneric') ?? timeZone
    return /\p{Nd}/u.test(generic) ? (nameOf('long') ?? generic) : generic
  } catch {
    return timeZone.replaceAll('_', ' ')
  }
}

import { timeFormat } from '../../lib/intl'
/** What a time zone is called, such as "Eastern Time"; its id where the browser does not know it. */
export function zoneName(zone: string, language: string): string {
  try {
    const parts = timeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts()
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
  } catch {
    return zone
  }
}

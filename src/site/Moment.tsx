import { formatTime, isoTime } from '../i18n/formats'
import { languageAtom } from '../i18n/language'
import { useAtomValue } from '../state/atoms'
import { useShownZone } from '../state/useShownZone'

/** A date and the time of day, on pages that the edge may draw: it does not know the visitor's time zone, and names its own. */
export function Moment({ time }: { /** Epoch milliseconds. */ readonly time: number }) {
  const { tag } = useAtomValue(languageAtom)
  const zone = useShownZone()
  const text = formatTime(time, tag, { dateStyle: 'medium', timeStyle: 'short', ...zone })
  return (
    // blanks in a time are written in several ways
    <time dateTime={isoTime(time)} suppressHydrationWarning>
      {zone.timeZone === undefined ? text : `${text} ${zone.timeZone}`}
    </time>
  )
}

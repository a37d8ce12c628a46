import { useSyncExternalStore } from 'react'
import { languageAtom } from '../../i18n/language'
import { useAtomValue } from '../../state/atoms'
import { drawnNow, serverNow } from '../../lib/serverClock'
import { Clock, everySecond } from './Countdown'
import { clockOf, daysAndRest, secondsUntil } from './timeLeft'
import { numberFormat } from '../../lib/intl'

interface LongCountdownProps {
  /** Epoch milliseconds. */
  readonly until: number
  /** What the time is left for. */
  readonly label: string
}

/** How long something still waits, in days and by the second; at 0:00 it stays. A screen reader is told when it asks. */
export function LongCountdown({ until, label }: LongCountdownProps) {
  const language = useAtomValue(languageAtom).tag
  const seconds = useSyncExternalStore(
    everySecond,
    () => secondsUntil(until, serverNow()),
    () => secondsUntil(until, drawnNow()),
  )
  const { days, rest } = daysAndRest(seconds)
  const unit = numberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  return (
    <span role="timer" aria-label={label}>
      {days === 0 ? null : <b>{unit.format(days)} </b>}
      <Clock dir="ltr" data-soon={seconds <= 60}>
        {clockOf(rest)}
      </Clock>
    </span>
  )
}

import { useSyncExternalStore } from 'react'
import { drawnNow, serverNow } from '../../lib/serverClock'
import styled from 'styled-components'
import { clockOf, secondsUntil } from './timeLeft'

interface CountdownProps {
  /** Epoch milliseconds. */
  readonly until: number
  /** What the time is left for. */
  readonly label: string
}

/** How long something still waits, by the second; at 0:00 it stays. A screen reader is told when it asks. */
export function Countdown({ until, label }: CountdownProps) {
  const seconds = useSyncExternalStore(
    everySecond,
    () => secondsUntil(until, serverNow()),
    () => secondsUntil(until, drawnNow()),
  )
  return (
    <Clock role="timer" aria-label={label} dir="ltr" data-soon={seconds <= 60}>
      {clockOf(seconds)}
    </Clock>
  )
}

/** For a subscription to the time. */
export function everySecond(tell: () => void): () => void {
  const timer = setInterval(tell, 1_000)
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}

export const Clock = styled.bdi`
  font-weight: 700;
  font-variant-numeric: tabular-nums;

  &[data-soon='true'] {
    color: var(--warning-text);
  }
`

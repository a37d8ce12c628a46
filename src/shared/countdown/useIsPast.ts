import { useCallback, useSyncExternalStore } from 'react'
import { drawnNow, serverNow } from '../../lib/serverClock'

/** Browsers fire longer timers at once. */
const longest = 2 ** 31 - 1

/** Calls back when a time (epoch milliseconds) has come; returns how to stop waiting. */
export function whenPast(time: number, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(() => (serverNow() < time ? wait() : tell()), Math.min(Math.max(0, time - serverNow()), longest))
  }
  wait()
  return () => clearTimeout(timer)
}

/** Whether a time (epoch milliseconds) is past; renders again when it comes. */
export function useIsPast(time: number | undefined): boolean {
  const subscribe = useCallback(
    (tell: () => void) => (time === undefined || time <= serverNow() ? () => undefined : whenPast(time, tell)),
    [time],
  )
  const isPastAt = (now: number) => time !== undefined && time <= now
  return useSyncExternalStore(
    subscribe,
    () => isPastAt(serverNow()),
    () => isPastAt(drawnNow()),
  )
}

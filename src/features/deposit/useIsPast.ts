import { useCallback, useSyncExternalStore } from 'react'

/** Browsers fire at once what is to wait longer. */
const longest = 2 ** 31 - 1

/** Tells when a time has come; answers how to stop waiting for it. */
export function whenPast(time: number, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(() => (Date.now() < time ? wait() : tell()), Math.min(Math.max(0, time - Date.now()), longest))
  }
  wait()
  return () => clearTimeout(timer)
}

/** Whether a time is over, also for a page that stays open until then. */
export function useIsPast(time: number | undefined): boolean {
  const subscribe = useCallback((tell: () => void) => (time === undefined || time <= Date.now() ? () => undefined : whenPast(time, tell)), [time])
  const read = () => time !== undefined && time <= Date.now()
  return useSyncExternalStore(subscribe, read, read)
}

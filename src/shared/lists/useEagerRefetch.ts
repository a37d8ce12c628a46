import { useEffect, useState } from 'react'
import { useRefetchInterval } from './useRefetchInterval'

const minute = 60_000
const seldom = 15_000

/** Asks again so often in the first minute that the page is open, later every 15 seconds; undefined: not at all. */
export function useEagerRefetch(refetch: () => unknown, every: number | undefined): void {
  const [isFirstMinute, setIsFirstMinute] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsFirstMinute(false), minute)
    return () => clearTimeout(timer)
  }, [])
  useRefetchInterval(refetch, every === undefined || isFirstMinute ? every : Math.max(every, seldom))
}

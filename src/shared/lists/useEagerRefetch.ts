import { useEffect, useState } from 'react'
import { useRefetchInterval } from './useRefetchInterval'

/** How often to ask again, in milliseconds: eagerly while somebody waits for it, and seldom later. */
export interface Pace {
  readonly every: number
  /** How long so often. */
  readonly lasts?: number
  readonly thenEvery?: number
}

const minute = 60_000
const seldom = 15_000

/**
 * Asks again eagerly for a minute, later every 15 seconds, unless the pace says otherwise; undefined: not at all.
 * @param subject another one is waited for anew
 */
export function useEagerRefetch(refetch: () => unknown, pace: Pace | undefined, subject = ''): void {
  const { every, lasts = minute, thenEvery = seldom } = pace ?? {}
  const [overFor, setOverFor] = useState<string>()
  useEffect(() => {
    if (every === undefined) return
    const timer = setTimeout(() => setOverFor(subject), lasts)
    return () => clearTimeout(timer)
  }, [every, lasts, subject])
  useRefetchInterval(refetch, every === undefined || overFor !== subject ? every : Math.max(every, thenEvery))
}

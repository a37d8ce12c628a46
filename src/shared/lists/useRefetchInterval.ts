import { useEffect } from 'react'

/** Asks again every so many milliseconds while the page is seen, and when it is seen again; undefined: not at all. */
export function useRefetchInterval(refetch: () => unknown, every: number | undefined): void {
  useEffect(() => {
    if (every === undefined) return
    const look = () => {
      if (document.visibilityState === 'visible') refetch()
    }
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refetch, every])
}

import { useEffect, useState } from 'react'
import { serverNow } from '../../lib/serverClock'

/** Milliseconds. */
const step = 15_000

/** The current time, renewed often enough for a page that waits for a moment to come. */
export function useNow(): number {
  const [now, setNow] = useState(() => serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), step)
    return () => clearInterval(timer)
  }, [])
  return now
}

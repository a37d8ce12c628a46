import { useEffect, useState } from 'react'

const step = 15_000

/** The time, as often as a page needs it that waits for a moment. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step)
    return () => clearInterval(timer)
  }, [])
  return now
}

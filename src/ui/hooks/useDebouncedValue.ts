import { useEffect, useState } from 'react'

/** The last value that stayed the same for so many milliseconds; until the first one did, that with which it began. */
export function useDebouncedValue<T>(value: T, milliseconds: number): T {
  const [rested, setRested] = useState<{ readonly value: T }>({ value })
  useEffect(() => {
    if (Object.is(rested.value, value)) return
    const timer = setTimeout(() => setRested({ value }), milliseconds)
    return () => clearTimeout(timer)
  }, [rested, value, milliseconds])
  return rested.value
}

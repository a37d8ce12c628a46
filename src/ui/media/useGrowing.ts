import { type RefObject, startTransition, useEffect, useState } from 'react'

/**
 * How many items of a row to draw: the first ones, and twice as many each time the mark behind them comes within a
 * row's width of being seen. Never fewer than before.
 */
export function useGrowing(
  row: RefObject<Element | null>,
  mark: RefObject<Element | null>,
  initial: number,
  total: number,
): number {
  const [count, setCount] = useState(initial)
  useEffect(() => {
    if (count >= total || mark.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setCount(count * 2))
      },
      { root: row.current, rootMargin: '0px 50%' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [count, total, row, mark])
  return Math.min(Math.max(count, initial), total)
}

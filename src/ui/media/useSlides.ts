import { type RefObject, useCallback, useEffect, useState } from 'react'
import { directionOf } from '../hooks/direction'

/** The slide in sight of a row of slides as wide as the row, and a way to another. */
export function useSlides(ref: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const row = ref.current
    if (row === null) return
    const update = () => {
      if (row.clientWidth === 0) return
      setIndex(Math.min(Math.max(0, count - 1), Math.round(Math.abs(row.scrollLeft) / row.clientWidth)))
    }
    row.addEventListener('scroll', update, { passive: true })
    return () => row.removeEventListener('scroll', update)
  }, [ref, count])
  const show = useCallback(
    (target: number) => {
      const row = ref.current
      if (row !== null) row.scrollTo({ left: directionOf(row) * target * row.clientWidth, behavior: 'smooth' })
    },
    [ref],
  )
  return { index, show }
}

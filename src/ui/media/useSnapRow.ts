import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useWasDrawn } from '../../state/useWasDrawn'
import { directionOf } from '../hooks/direction'

export interface RowEdges {
  readonly atStart: boolean
  readonly atEnd: boolean
}

/**
 * Edges of a scrolling row of so many items, and a way to go on by most of its width. Right-to-left rows scroll below
 * zero. The observer's first call comes after layout: reading sizes here would force one.
 */
export function useSnapRow(ref: RefObject<HTMLElement | null>, count: number) {
  // before anything is measured: at the edge most rows are longer than the screen
  const isDrawn = useWasDrawn()
  const [edges, setEdges] = useState<RowEdges>({ atStart: true, atEnd: !isDrawn })
  useEffect(() => {
    const row = ref.current
    if (row === null) return
    const update = () => {
      const passed = Math.abs(row.scrollLeft)
      const next = { atStart: passed < 4, atEnd: passed > row.scrollWidth - row.clientWidth - 4 }
      setEdges((known) => (known.atStart === next.atStart && known.atEnd === next.atEnd ? known : next))
    }
    row.addEventListener('scroll', update, { passive: true })
    const resizes = new ResizeObserver(update)
    resizes.observe(row)
    return () => {
      row.removeEventListener('scroll', update)
      resizes.disconnect()
    }
  }, [ref, count])
  const go = useCallback(
    (by: 1 | -1) => {
      const row = ref.current
      if (row !== null) row.scrollBy({ left: by * directionOf(row) * row.clientWidth * 0.85, behavior: 'smooth' })
    },
    [ref],
  )
  return { edges, go }
}

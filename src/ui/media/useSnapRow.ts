import { type RefObject, useCallback, useEffect, useState } from 'react'
import { directionOf } from '../hooks/direction'

export interface RowEdges {
  readonly atStart: boolean
  readonly atEnd: boolean
}

/** Edges of a scrolling row, and a way to go on by most of its width. Right-to-left rows scroll below zero. */
export function useSnapRow(ref: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState<RowEdges>({ atStart: true, atEnd: true })
  useEffect(() => {
    const row = ref.current
    if (row === null) return
    const update = () => {
      const passed = Math.abs(row.scrollLeft)
      const next = { atStart: passed < 4, atEnd: passed > row.scrollWidth - row.clientWidth - 4 }
      setEdges((known) => (known.atStart === next.atStart && known.atEnd === next.atEnd ? known : next))
    }
    update()
    row.addEventListener('scroll', update, { passive: true })
    const resizes = new ResizeObserver(update)
    resizes.observe(row)
    for (const child of row.children) resizes.observe(child)
    return () => {
      row.removeEventListener('scroll', update)
      resizes.disconnect()
    }
  }, [ref])
  const go = useCallback(
    (by: 1 | -1) => {
      const row = ref.current
      if (row !== null) row.scrollBy({ left: by * directionOf(row) * row.clientWidth * 0.85, behavior: 'smooth' })
    },
    [ref],
  )
  return { edges, go }
}

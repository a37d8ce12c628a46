import { type RefObject, useLayoutEffect, useState } from 'react'
import type { GameCardVariant } from '../../../../ui'
import { columnsFor, type Geometry, guessedHeight } from './geometry'

/** Columns and heights of a grid as wide as its box; the height of a row is that of the first card that is drawn. */
export function useGeometry(box: RefObject<HTMLElement | null>, variant: GameCardVariant): Geometry | undefined {
  const [width, setWidth] = useState(0)
  const [measured, setMeasured] = useState<{ readonly width: number; readonly height: number }>()

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const look = () => setWidth(element.clientWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])

  // text may be larger than usual: the first card tells
  useLayoutEffect(() => {
    const card = box.current?.firstElementChild
    if (width === 0 || !(card instanceof HTMLElement)) return
    const look = () => setMeasured((before) => (before?.width === width && before.height === card.offsetHeight ? before : { width, height: card.offsetHeight }))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(card)
    return () => observer.disconnect()
  }, [box, width])

  if (width === 0) return undefined
  const columns = columnsFor(width, variant)
  const height = measured?.width === width && measured.height > 0 ? measured.height : guessedHeight(columns.cardWidth, variant)
  return { ...columns, rowHeight: height + columns.gap + (variant === 'cover' ? 6 : 0) }
}

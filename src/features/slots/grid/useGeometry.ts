import { type RefObject, useLayoutEffect, useState } from 'react'
import type { GameCardVariant } from '../../../ui'
import { columnsFor, type Geometry, guessedHeight } from './geometry'

/**
 * Columns and heights of a grid as wide as its box; the height of a row is that of the first card that is drawn.
 * @param isDrawn whether cards are there
 */
export function useGeometry(
  box: RefObject<HTMLElement | null>,
  variant: GameCardVariant,
  isDrawn: boolean,
): Geometry | undefined {
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
    if (width === 0 || !isDrawn || !(card instanceof HTMLElement)) return
    const look = () => {
      const height = card.offsetHeight
      // none once it has left
      if (height > 0)
        setMeasured((before) => (before?.width === width && before.height === height ? before : { width, height }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(card)
    return () => observer.disconnect()
  }, [box, width, isDrawn])

  if (width === 0) return undefined
  const columns = columnsFor(width, variant, textScale())
  const height = measured?.width === width ? measured.height : guessedHeight(columns.cardWidth, variant)
  return { ...columns, rowHeight: height + columns.gap + (variant === 'cover' ? 6 : 0) }
}

/** The size of text that the reader has set, by the usual one. */
const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

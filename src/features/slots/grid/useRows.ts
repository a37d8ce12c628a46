import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useDebouncedValue } from '../../../ui'
import { type Geometry, type RowRange, rowsSeen, towards, withLeaving } from './geometry'

/** Spec §9: what lies within so many windows is made ready; pictures are asked for every so many milliseconds. */
export const preloadRatio = 1.3
export const throttle = 200

/** Pixels before and after the window that belong to what is made ready. */
export const marginOf = (height: number): number => height * (preloadRatio - 1)

/** Who passes a whole window between two frames reads nothing on the way: rows are drawn this many milliseconds later. */
const passing = 80

/**
 * Who flings past more than this part of the window between two looks sees no pictures on the way: none are asked for
 * that would keep those waiting at which the page comes to rest.
 */
const flung = 0.4

/** Milliseconds between two rows of pictures that begin: each of them is work, and several at once make the page stick. */
const betweenRows = 16

/**
 * So many rows that were passed stay until they go together: drawing the page without a row costs nearly as much as
 * drawing it without four.
 */
const leaving = 4

interface Rows {
  /** Rows that are drawn. */
  readonly drawn: RowRange
  /** Rows that the window has rested on: with what stands on a picture. */
  readonly furnished: RowRange
  /** Of these, the ones whose pictures may be asked for. */
  readonly pictured: RowRange
}

const none: RowRange = { first: 0, end: 0 }
const same = (a: RowRange, b: RowRange) => a.first === b.first && a.end === b.end
const unlessSame = (before: RowRange, next: RowRange) => (same(before, next) ? before : next)

/**
 * The rows near the window as the page scrolls, of a grid without end: another list at the same place asks for no other
 * rows. Renders again when a row comes or goes, not for every pixel.
 * @param question while it changes, as letter follows letter, no pictures are asked for
 */
export function useRows(box: RefObject<HTMLElement | null>, geometry: Geometry | undefined, question: unknown): Rows {
  const [drawn, setDrawn] = useState(none)
  const [rested, setRested] = useState(none)
  const rowHeight = geometry?.rowHeight ?? 0

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let settle: ReturnType<typeof setTimeout> | undefined
    let lastTop: number | undefined
    let isPassing = false
    const topOf = () => -element.getBoundingClientRect().top
    const nearest = (top: number) => {
      const margin = marginOf(innerHeight)
      return rowsSeen(top, innerHeight, rowHeight, margin, margin)
    }
    const settleAt = (top: number) => {
      const near = nearest(top)
      setDrawn((before) => unlessSame(before, near))
      setRested((before) => unlessSame(before, near))
    }
    const look = () => {
      frame = 0
      clearTimeout(settle)
      const top = topOf()
      isPassing = lastTop !== undefined && Math.abs(top - lastTop) > innerHeight
      lastTop = top
      element.toggleAttribute('data-passing', isPassing)
      if (isPassing) settle = setTimeout(look, passing)
      else {
        const near = nearest(top)
        setDrawn((before) => unlessSame(before, withLeaving(near, before, leaving)))
      }
    }
    const rest = (from: number) => {
      timer = setTimeout(() => {
        timer = undefined
        const top = topOf()
        if (Math.abs(top - from) > innerHeight * flung) rest(top)
        else settleAt(top)
      }, throttle)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
      if (timer === undefined) rest(lastTop ?? topOf())
    }
    look()
    settleAt(topOf())
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      clearTimeout(settle)
    }
  }, [box, rowHeight])

  return { drawn, ...useFurnished(rested, question) }
}

/**
 * Row after row of those that were rested on. Another question begins again with the pictures, once it rests; what
 * stands on them stays.
 */
function useFurnished(rested: RowRange, question: unknown): Pick<Rows, 'furnished' | 'pictured'> {
  const [made, setMade] = useState({ question, furnished: none, pictured: none })
  const isResting = useDebouncedValue(question, throttle) === question
  const { furnished } = made
  const pictured = made.question === question ? made.pictured : none
  useEffect(() => {
    const next = {
      question,
      furnished: towards(furnished, rested),
      pictured: isResting ? towards(pictured, rested) : pictured,
    }
    if (same(next.furnished, furnished) && same(next.pictured, pictured)) return
    const timer = setTimeout(() => setMade(next), betweenRows)
    return () => clearTimeout(timer)
  }, [isResting, furnished, pictured, rested, question])
  return { furnished, pictured }
}

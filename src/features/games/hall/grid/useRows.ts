import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useRested } from '../../../../ui'
import { type Geometry, type RowRange, rowsSeen, towards } from './geometry'

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

interface Rows {
  /** Rows that are drawn. */
  readonly drawn: RowRange
  /** Rows whose pictures may be asked for: those that the window has rested on. */
  readonly pictured: RowRange
}

const none: RowRange = { first: 0, end: 0 }
const same = (a: RowRange, b: RowRange) => a.first === b.first && a.end === b.end

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
    const take = (top: number, set: (update: (before: RowRange) => RowRange) => void) => {
      const margin = marginOf(innerHeight)
      const next = rowsSeen(top, innerHeight, rowHeight, margin, margin)
      set((before) => (same(before, next) ? before : next))
    }
    const look = () => {
      frame = 0
      clearTimeout(settle)
      const top = topOf()
      isPassing = lastTop !== undefined && Math.abs(top - lastTop) > innerHeight
      lastTop = top
      element.toggleAttribute('data-passing', isPassing)
      if (isPassing) settle = setTimeout(look, passing)
      else take(top, setDrawn)
    }
    const rest = (from: number) => {
      timer = setTimeout(() => {
        timer = undefined
        const top = topOf()
        if (Math.abs(top - from) > innerHeight * flung) rest(top)
        else take(top, setRested)
      }, throttle)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
      if (timer === undefined) rest(lastTop ?? topOf())
    }
    look()
    take(topOf(), setRested)
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

  return { drawn, pictured: usePictured(rested, question) }
}

/** Row after row of those that were rested on; from the first one again with another question, once that rests. */
function usePictured(rested: RowRange, question: unknown): RowRange {
  const [asked, setAsked] = useState({ question, rows: none })
  const isResting = useRested(question, throttle) === question
  const rows = asked.question === question ? asked.rows : none
  useEffect(() => {
    if (!isResting || same(rows, rested)) return
    const timer = setTimeout(() => setAsked({ question, rows: towards(rows, rested) }), betweenRows)
    return () => clearTimeout(timer)
  }, [isResting, rows, rested, question])
  return rows
}

/** Keeps the loaded pictures of a grid: `load` does not bubble, so it is caught on the way down. */
export function useKeptPictures(box: RefObject<HTMLElement | null>, keep: (address: string, picture: HTMLImageElement) => void): void {
  useEffect(() => {
    const element = box.current
    const onLoad = ({ target }: Event) => {
      const address = target instanceof HTMLImageElement ? target.getAttribute('src') : null
      if (target instanceof HTMLImageElement && address !== null) keep(address, target)
    }
    element?.addEventListener('load', onLoad, true)
    return () => element?.removeEventListener('load', onLoad, true)
  }, [box, keep])
}

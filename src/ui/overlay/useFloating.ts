import { type RefObject, useLayoutEffect } from 'react'
import { type Placement, place } from './place'

/**
 * Shows `panel` (an element with popover="manual") in the top layer beside `anchor` while `open`, and keeps it there
 * while the page scrolls or changes size. Nothing clips it and no z-index covers it.
 */
export function useFloating(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  placement: Placement,
): void {
  useLayoutEffect(() => {
    const [from, to] = [anchor.current, panel.current]
    if (!open || from === null || to === null) return
    if (!to.matches(':popover-open')) to.showPopover()
    const update = () => {
      const rtl = getComputedStyle(from).direction === 'rtl'
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const size = { width: to.offsetWidth, height: to.offsetHeight }
      const { left, top } = place(from.getBoundingClientRect(), size, view, placement, rtl)
      to.style.left = `${left}px`
      to.style.top = `${top}px`
    }
    update()
    const resizes = new ResizeObserver(update)
    resizes.observe(to)
    addEventListener('scroll', update, { capture: true, passive: true })
    addEventListener('resize', update)
    return () => {
      resizes.disconnect()
      removeEventListener('scroll', update, { capture: true })
      removeEventListener('resize', update)
    }
  }, [open, anchor, panel, placement])
}

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'

/** Milliseconds: a pointer that passes by opens nothing, one that slips off closes nothing, changing over is quick. */
const delays = { open: 130, change: 70, close: 220 }

/** Focuses the first link of an item's panel, as soon as the panel is there. */
function enterPanel(item: HTMLElement, frames = 60): void {
  const [, first] = item.querySelectorAll<HTMLElement>('a[href], button')
  if (first) first.focus()
  else if (frames > 0) requestAnimationFrame(() => enterPanel(item, frames - 1))
}

/** The arrows that lead from a link to its panel. */
const arrows = (link: HTMLElement, side: 'below' | 'beside') =>
  side === 'below'
    ? ['ArrowDown']
    : ['ArrowDown', getComputedStyle(link).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight']

/**
 * Panels at a row of links, one open at a time: by a resting pointer, by an arrow key, by the first
 * tap of a finger (the second follows the link). Tab passes by. Escape closes and stays on the link.
 */
export function useNavPanels(list: RefObject<HTMLElement | null>, side: 'below' | 'beside' = 'below') {
  const { pathname, search } = useLocation()
  const address = `${pathname}${search}`
  const [open, setOpen] = useState<string>()
  const [openedAt, setOpenedAt] = useState(address)
  if (openedAt !== address) {
    setOpenedAt(address)
    setOpen(undefined)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const finger = useRef(false)

  const set = useCallback((id: string | undefined, delay = 0) => {
    clearTimeout(timer.current)
    if (delay === 0) setOpen(id)
    else timer.current = setTimeout(() => setOpen(id), delay)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (open === undefined) return
    const outside = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && list.current?.contains(event.target) === false) set(undefined)
    }
    addEventListener('pointerdown', outside, { capture: true })
    return () => removeEventListener('pointerdown', outside, { capture: true })
  }, [open, set, list])

  /** For the <li> around link and panel. */
  const itemProps = (id: string, hasPanel: boolean) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      set(hasPanel ? id : undefined, open === undefined ? delays.open : delays.change)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') set(undefined, delays.close)
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) set(undefined)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')]
      if (event.key === 'Escape' && open === id) {
        event.stopPropagation()
        links[0]?.focus()
        set(undefined)
      } else if (
        hasPanel &&
        document.activeElement === links[0] &&
        arrows(event.currentTarget, side).includes(event.key)
      ) {
        event.preventDefault()
        set(id)
        enterPanel(event.currentTarget)
      }
    },
  })

  /** For the link itself. */
  const linkProps = (id: string, hasPanel: boolean) => ({
    onPointerDown: (event: PointerEvent) => {
      finger.current = event.pointerType === 'touch'
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      // one without a page has nothing but its panel
      const isPanelOnly = event.currentTarget.tagName === 'BUTTON'
      if ((finger.current || isPanelOnly) && hasPanel && open !== id) {
        event.preventDefault()
        set(id)
        if (event.detail === 0 && event.currentTarget.parentElement) enterPanel(event.currentTarget.parentElement)
      } else set(undefined)
      finger.current = false
    },
    ...(hasPanel && {
      'aria-expanded': open === id,
      'aria-controls': open === id ? `vendors-${id}` : undefined,
    }),
  })

  return { open, itemProps, linkProps, close: () => set(undefined) }
}

export type NavPanels = ReturnType<typeof useNavPanels>

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** In CSS pixels, so that the next entry looks out and says that there is more. */
const room = 24

/** Scrolls a side menu, and nothing around it, until the entry of the page that is shown is in sight. */
export function useCurrentInSight(current: string | undefined): RefObject<HTMLDivElement | null> {
  const side = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const link = side.current?.querySelector<HTMLElement>('[aria-current]')
    if (!side.current || !link) return
    const { top, bottom } = link.getBoundingClientRect()
    const box = side.current.getBoundingClientRect()
    if (bottom + room > box.bottom) side.current.scrollTop += bottom + room - box.bottom
    if (top - room < box.top) side.current.scrollTop += top - room - box.top
  }, [current])
  return side
}

import { type RefObject, useLayoutEffect } from 'react'

/** How far what is fixed at the foot of the window reaches up from it. Pages end above it, and so does what takes the focus. */
const name = '--asked-h'

export function useRoomAtFoot(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return undefined
    const root = document.documentElement
    const tell = () => {
      const { height } = current.getBoundingClientRect()
      root.style.setProperty(name, `${Math.ceil(height + parseFloat(getComputedStyle(current).bottom))}px`)
    }
    const resizes = new ResizeObserver(tell)
    resizes.observe(current)
    addEventListener('resize', tell)
    return () => {
      resizes.disconnect()
      removeEventListener('resize', tell)
      root.style.removeProperty(name)
    }
  }, [ref])
}

import { type RefObject, startTransition, useEffect, useState } from 'react'

/**
 * True from the moment on that the element is so many CSS pixels from being seen; it stays true. What is drawn
 * then is drawn in slices: the finger that scrolls goes first.
 */
export function useInView(ref: RefObject<Element | null>, margin: number): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setNear(true))
      },
      { rootMargin: `${margin}px 0px` },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [near, ref, margin])
  return near
}

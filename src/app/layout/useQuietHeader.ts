import { useEffect } from 'react'

/** CSS pixels: smaller movements are a trembling hand; near the top the header always shows. */
const least = 10
const top = 140

/** `data-quiet` on the root while the page is read downwards; scrolling up takes it back. The header and bars below it give way by it. */
export function useQuietHeader(): void {
  useEffect(() => {
    const { documentElement } = document
    let last = window.scrollY
    let frame = 0
    const look = () => {
      frame = 0
      const now = Math.max(0, window.scrollY)
      if (Math.abs(now - last) < least) return
      documentElement.toggleAttribute('data-quiet', now > last && now > top)
      last = now
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
      documentElement.removeAttribute('data-quiet')
    }
  }, [])
}

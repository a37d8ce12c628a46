import { useEffect, useLayoutEffect, useState } from 'react'

/** CSS pixels: smaller movements are a trembling hand; near the top the header always shows. */
const least = 10
const top = 140

/** True while the page is read downwards; scrolling up brings the header back. The root says so too: bars below give way with it. */
export function useQuietHeader(): boolean {
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    let frame = 0
    const look = () => {
      frame = 0
      const now = Math.max(0, window.scrollY)
      if (Math.abs(now - last) < least) return
      setQuiet(now > last && now > top)
      last = now
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [])
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.toggleAttribute('data-quiet', quiet)
    return () => documentElement.removeAttribute('data-quiet')
  }, [quiet])
  return quiet
}

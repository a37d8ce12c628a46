import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { storageKey } from '../../lib/safeStorage'

/** Places of the last entries of the history, `key:pixels` each. */
const places = storageKey('sessionStorage', 'hallPlaces', (text) => (/^[\w:,.]*$/.test(text) ? text : undefined))
const most = 20

function readPlace(key: string): number | undefined {
  const found = (places.read() ?? '').split(',').find((one) => one.startsWith(`${key}:`))
  const top = Number(found?.slice(key.length + 1))
  return found !== undefined && Number.isFinite(top) ? top : undefined
}

function writePlace(key: string, top: number): void {
  const others = (places.read() ?? '').split(',').filter((one) => one !== '' && !one.startsWith(`${key}:`))
  places.write([`${key}:${Math.round(top)}`, ...others].slice(0, most).join(','))
}

const handsOn = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Going back, and reloading, lead to the same place of the page. The list may still be on its way: the place is taken
 * as soon as the page is long enough, unless the visitor moves first.
 * @param height changes with the height of the page
 */
export function useKeptPlace(height: unknown): void {
  const { key } = useLocation()
  const entry = useRef(key)
  const [kept] = useState(() => readPlace(key))
  const wanted = useRef(kept)

  useEffect(() => {
    entry.current = key
  }, [key])

  // undone with the page itself: a moment later the next page, which is shorter, has moved the window
  useLayoutEffect(() => {
    let top = scrollY
    const onScroll = () => {
      top = scrollY
    }
    const write = () => {
      if (wanted.current === undefined) writePlace(entry.current, top)
    }
    const giveUp = () => {
      wanted.current = undefined
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('pagehide', write)
    for (const name of handsOn) addEventListener(name, giveUp, { passive: true })
    return () => {
      write()
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', write)
      for (const name of handsOn) removeEventListener(name, giveUp)
    }
  }, [])

  useEffect(() => {
    if (wanted.current === undefined) return
    // the router has its own word on a new page first
    const frame = requestAnimationFrame(() => {
      const top = wanted.current
      if (top === undefined || document.documentElement.scrollHeight < top + innerHeight) return
      scrollTo({ top, behavior: 'instant' })
      wanted.current = undefined
    })
    return () => cancelAnimationFrame(frame)
  }, [height])
}

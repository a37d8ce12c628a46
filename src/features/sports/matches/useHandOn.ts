import { type RefObject, useLayoutEffect } from 'react'

/** Stands on the element of each match that is shown. */
export const matchMark = { 'data-match': '' } as const

/**
 * A match that is over while a keyboard stands on it hands on to the nearest one that is left: nobody begins again at the
 * top of the page.
 */
export function useHandOn(match: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = match.current
    return () => {
      if (own === null || !own.contains(document.activeElement)) return
      const all = [...document.querySelectorAll<HTMLElement>('[data-match]')]
      const place = all.indexOf(own)
      // others may go with it
      queueMicrotask(() => {
        const near = [...all.slice(place + 1), ...all.slice(0, place).reverse()].find(({ isConnected }) => isConnected)
        near?.querySelector('a')?.focus({ preventScroll: true })
      })
    }
  }, [match])
}

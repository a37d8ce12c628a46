import { useCallback, useSyncExternalStore } from 'react'
import { media } from '../breakpoints'

const lists = new Map<string, MediaQueryList>()

/** Made once a query: it is asked at every drawing of every component that hangs on it. */
function listOf(query: string): MediaQueryList {
  const known = lists.get(query) ?? matchMedia(query)
  lists.set(query, known)
  return known
}

/** Whether a media query matches now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = listOf(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => false,
  )
}

export const useReducedMotion = (): boolean => useMedia(media.reducedMotion)

import { useSyncExternalStore } from 'react'
import { media } from '../breakpoints'

interface MediaStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly matches: () => boolean
}

const stores = new Map<string, MediaStore>()

/** Made once a query: it is asked at every drawing of every component that hangs on it. */
export function mediaStore(query: string): MediaStore {
  const known = stores.get(query)
  if (known) return known
  let list: MediaQueryList | undefined
  const listed = () => (list ??= matchMedia(query))
  const store: MediaStore = {
    subscribe: (listener) => {
      listed().addEventListener('change', listener)
      return () => listed().removeEventListener('change', listener)
    },
    matches: () => listed().matches,
  }
  stores.set(query, store)
  return store
}

/**
 * Whether a media query matches now. In a page that the edge has drawn it says no until it is hydrated: what a page is laid
 * out by is for `Only`.
 */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = mediaStore(query)
  return useSyncExternalStore(subscribe, matches, never)
}

const never = () => false

export const useReducedMotion = (): boolean => useMedia(media.reducedMotion)

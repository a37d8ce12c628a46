import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether what is drawn may differ from what the edge drew: in a page that it has drawn not before that is hydrated. For
 * what only the browser knows, such as the system's theme.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

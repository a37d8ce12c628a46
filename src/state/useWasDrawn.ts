import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** React asks for the second at the edge and where it takes over what was drawn there, and after that for the first. */
const sight = () => {
  let wasDrawn = false
  return [() => wasDrawn, () => (wasDrawn = true)] as const
}

/**
 * Whether this component takes over what the edge drew of it. Unlike `useHydrated` it says the same for as long as the
 * component stands, so that nothing is rendered once more for it.
 */
export function useWasDrawn(): boolean {
  const [[now, whenDrawn]] = useState(sight)
  return useSyncExternalStore(never, now, whenDrawn)
}

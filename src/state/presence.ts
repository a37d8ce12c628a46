import { atom } from './atoms'

/** Counts how many of a kind are on the page. Set `hereAtom` when one comes; call what it returns when it goes. */
export function presence() {
  const countAtom = atom(0)
  const hereAtom = atom(null, (_get, set) => {
    set(countAtom, (count) => count + 1)
    return () => set(countAtom, (count) => count - 1)
  })
  return { countAtom, hereAtom }
}

import { useEffect } from 'react'
import { atom, useSetAtom } from '../state/atoms'

/** What the page shows, in its own words, such as the title of an article. */
export const pageNameAtom = atom<string | undefined>(undefined)

/** Names the window after what the page shows, in place of the page's own label. Undefined: not known. */
export function usePageName(name: string | undefined): void {
  const set = useSetAtom(pageNameAtom)
  useEffect(() => {
    set(name)
    return () => set(undefined)
  }, [name, set])
}

import { useLayoutEffect } from 'react'
import { atom, useSetAtom } from '../state/atoms'
import { presence } from '../state/presence'

const bars = presence()

/** Whether the page has a bar with the tools that float at the side of other pages. */
export const hasOwnToolsAtom = atom((get) => get(bars.countAtom) > 0)

/** For such a bar: over a game, what floats would cover its buttons. */
export function useOwnTools(): void {
  const here = useSetAtom(bars.hereAtom)
  useLayoutEffect(() => here(), [here])
}

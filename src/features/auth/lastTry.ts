import { useCallback, useId } from 'react'
import { atom, useAtom } from '../../state/atoms'

const lastTryAtom = atom<string>()

export interface Turn {
  readonly isLast: boolean
  readonly begin: () => void
}

/** Of the ways to log in that stand side by side, only the one that was tried last has something to say. */
export function useTurn(): Turn {
  const way = useId()
  const [last, setLast] = useAtom(lastTryAtom)
  return { isLast: last === way, begin: useCallback(() => setLast(way), [setLast, way]) }
}

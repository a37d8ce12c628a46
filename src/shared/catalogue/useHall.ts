import { useEffect, useSyncExternalStore } from 'react'
import { sessionAtom } from '../../session/session'
import { gamesByCategoryAtom } from '../../site/games'
import { type Atom, useAtomValue } from '../../state/atoms'
import { hallCategory, hallStoreAtom } from './hallAtoms'
import type { HallStore } from './HallStore'

/** The games of a category as far as they have come. Loading starts with the first who looks. */
export function useCatalogue(storeAtom: Atom<HallStore>, category: string) {
  const store = useAtomValue(storeAtom)
  const { state } = useAtomValue(sessionAtom)
  const snapshot = useSyncExternalStore(store.subscribe, store.read, store.read)
  // a platform that keeps its list for members still recommends some of it to everybody
  const recommended = useAtomValue(gamesByCategoryAtom).get(category)
  const isRefused = snapshot.load.state === 'refused'
  useEffect(() => {
    if (isRefused && recommended !== undefined) store.include(recommended)
  }, [store, isRefused, recommended])
  // who has signed in may be shown what a visitor was refused
  useEffect(() => store.start(), [store, state])
  return { store, snapshot }
}

export const useHall = () => useCatalogue(hallStoreAtom, hallCategory)

import { useEffect, useSyncExternalStore } from 'react'
import { sessionAtom } from '../../session/session'
import { useAtomValue } from '../../state/atoms'
import { gamesByCategoryAtom } from '../../site/games'
import { hallCategory, hallStoreAtom } from './hallAtoms'

/** The games of the hall as far as they have come. Loading starts with the first who looks. */
export function useHall() {
  const store = useAtomValue(hallStoreAtom)
  const { state } = useAtomValue(sessionAtom)
  const snapshot = useSyncExternalStore(store.subscribe, store.read, store.read)
  // a platform that keeps its list for members still recommends some of it to everybody
  const recommended = useAtomValue(gamesByCategoryAtom).get(hallCategory)
  const isRefused = snapshot.load.state === 'refused'
  useEffect(() => {
    if (isRefused && recommended !== undefined) store.include(recommended)
  }, [store, isRefused, recommended])
  // who has signed in may be shown what a visitor was refused
  useEffect(() => store.start(), [store, state])
  return { store, snapshot }
}

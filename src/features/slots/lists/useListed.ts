import { useEffect, useMemo } from 'react'
import { useAtomValue } from '../../../state/atoms'
import type { HallStore, Snapshot } from '../../../shared/catalogue/HallStore'
import { favouriteIdsAtom } from '../favourites/favouriteAtoms'
import type { ShownTab } from './hallTabs'
import { type HallList, listAtoms, noListAtom } from './listAtoms'

export interface Listed {
  readonly list: HallList
  /** Numbers of the list's games in its order; undefined where the tab is no list. */
  readonly games: readonly number[] | undefined
}

const listIds = ['rank', 'favourites', 'recent'] as const

/** The games of a tab that stands for a list of the platform: the rank list, favourites, games played last. */
export function useListed(store: HallStore, snapshot: Snapshot, tab: ShownTab): Listed {
  const id = tab.type === 'product' ? listIds.find((one) => one === tab.id) : undefined
  const list = useAtomValue(id === undefined ? noListAtom : listAtoms[id])
  const favouriteIds = useAtomValue(favouriteIdsAtom)
  const here = list.state === 'here' ? list.games : undefined
  // some of them may stand on pages that have not come
  useEffect(() => {
    if (here !== undefined) store.include(here)
  }, [store, here])
  const games = useMemo(() => {
    if (id === undefined) return undefined
    const ids = id === 'favourites' ? favouriteIds : (here ?? []).map(({ nodeId }) => nodeId)
    const { catalogue } = snapshot
    return [...new Set(ids)].flatMap((nodeId) => catalogue.find(nodeId) ?? [])
  }, [id, here, favouriteIds, snapshot])
  return { list, games }
}

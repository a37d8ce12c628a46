import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type GameTarget, readGameTarget } from '../../site/gamePath'
import { vendorByCodeAtom } from '../../site/games'
import type { Launcher } from '../../site/launch/launchPlan'
import { hotGamesAtom, vendorsAtom } from '../../site/platformAnswers'
import { useAtomValue } from '../../state/atoms'
import { vendorCategoryAtom } from './vendorCategory'

export interface Playing {
  readonly target: GameTarget
  /** Empty where the platform's lists do not have it. */
  readonly title: string
  readonly vendor: string
  /** How the vendor starts. */
  readonly start: Pick<Launcher, 'isGame' | 'code' | 'defaultPlayType'>
  /** The lists may still name the vendor, or how it starts. */
  readonly isPending: boolean
  /** The list of games may still name the game. */
  readonly isLookingUp: boolean
}

/** What the address names, completed by the platform's lists: an address may carry the catalogue id alone. */
export function useGame(): Playing {
  const [search] = useSearchParams()
  const hot = useAtomValue(hotGamesAtom)
  const vendors = useAtomValue(vendorsAtom)
  const vendorOf = useAtomValue(vendorByCodeAtom)
  const categoryOf = useAtomValue(vendorCategoryAtom)
  const named = useMemo(() => readGameTarget(search), [search])
  const isPending = vendors.isPending || (named.vassalage === undefined && hot.isPending)
  return useMemo(() => {
    const game = hot.data?.list.find(({ nodeId }) => nodeId === named.nodeId)
    const vassalage = named.vassalage ?? game?.vassalage
    const listed = vassalage === undefined ? undefined : categoryOf(vassalage)
    const target: GameTarget = {
      ...named,
      gameId: named.gameId ?? game?.gameId,
      vassalage,
      category: named.category ?? game?.gameCategory ?? listed,
    }
    const vendor = vassalage === undefined ? undefined : vendorOf(vassalage)
    const { isGame, code, defaultPlayType } = vendor ?? {}
    const start = { isGame, code, defaultPlayType }
    return {
      target,
      title: game?.title ?? '',
      vendor: vendor?.displayName ?? '',
      start,
      isPending,
      isLookingUp: isPending || hot.isPending,
    }
  }, [hot.data, hot.isPending, isPending, named, vendorOf, categoryOf])
}

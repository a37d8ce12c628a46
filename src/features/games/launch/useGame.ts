import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type GameTarget, readGameTarget } from '../../../site/gamePath'
import { vendorByCodeAtom } from '../../../site/games'
import type { Launcher } from '../../../site/launch/launchPlan'
import { hotGamesAtom, vendorsAtom } from '../../../site/platformAnswers'
import { useAtomValue } from '../../../state/atoms'

export interface Playing {
  readonly target: GameTarget
  /** Empty where the platform's lists do not have it. */
  readonly title: string
  readonly vendor: string
  /** How the vendor starts. */
  readonly start: Pick<Launcher, 'isGame' | 'code' | 'defaultPlayType'>
  /** The lists may still name the vendor, or how it starts. */
  readonly isPending: boolean
}

/** What the address names, completed by the platform's lists: an address may carry the catalogue id alone. */
export function useGame(): Playing {
  const [search] = useSearchParams()
  const hot = useAtomValue(hotGamesAtom)
  const vendors = useAtomValue(vendorsAtom)
  const vendorOf = useAtomValue(vendorByCodeAtom)
  const named = useMemo(() => readGameTarget(search), [search])
  const isPending = vendors.isPending || (named.vassalage === undefined && hot.isPending)
  return useMemo(() => {
    const game = hot.data?.list.find(({ nodeId }) => nodeId === named.nodeId)
    const target: GameTarget = {
      ...named,
      gameId: named.gameId ?? game?.gameId,
      vassalage: named.vassalage ?? game?.vassalage,
      category: named.category ?? game?.gameCategory,
    }
    const vendor = target.vassalage === undefined ? undefined : vendorOf(target.vassalage)
    const { isGame, code, defaultPlayType } = vendor ?? {}
    return { target, title: game?.title ?? '', vendor: vendor?.displayName ?? '', start: { isGame, code, defaultPlayType }, isPending }
  }, [hot.data, isPending, named, vendorOf])
}

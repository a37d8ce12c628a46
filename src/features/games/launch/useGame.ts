import { useAtomValue } from '../../../state/atoms'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type GameTarget, readGameTarget } from '../../../site/gamePath'
import { vendorByCodeAtom } from '../../../site/games'
import { hotGamesAtom } from '../../../site/platformAnswers'

export interface Playing {
  readonly target: GameTarget
  /** Empty where the platform's lists do not have it. */
  readonly title: string
  readonly vendor: string
  /** The lists may still name the vendor. */
  readonly isPending: boolean
}

/** What the address names, completed by the platform's lists: an address may carry the catalogue id alone. */
export function useGame(): Playing {
  const [search] = useSearchParams()
  const { data, isPending } = useAtomValue(hotGamesAtom)
  const vendorOf = useAtomValue(vendorByCodeAtom)
  const named = useMemo(() => readGameTarget(search), [search])
  return useMemo(() => {
    const game = data?.list.find(({ nodeId }) => nodeId === named.nodeId)
    const target: GameTarget = {
      ...named,
      gameId: named.gameId ?? game?.gameId,
      vassalage: named.vassalage ?? game?.vassalage,
      category: named.category ?? game?.gameCategory,
    }
    const vendor = target.vassalage === undefined ? '' : (vendorOf(target.vassalage)?.displayName ?? '')
    return { target, title: game?.title ?? '', vendor, isPending }
  }, [data, isPending, named, vendorOf])
}

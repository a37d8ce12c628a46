import { useMemo } from 'react'
import { Catalogue } from '../../shared/catalogue/Catalogue'
import { choose } from '../../shared/catalogue/choose'
import { hallCategory } from '../../shared/catalogue/hallAtoms'
import { byPopularity } from '../../shared/catalogue/orders'
import { useHall } from '../../shared/catalogue/useHall'
import { vendorWordsOf } from '../../shared/catalogue/vendorWords'
import { gamesByCategoryAtom, vendorByCodeAtom } from '../../site/games'
import type { CardGame } from '../../site/useGameCards'
import { useAtomValue } from '../../state/atoms'

/** A game that was found, and the category that it is played in. */
export interface FoundGame {
  readonly game: CardGame
  readonly category: string
}

const most = 8

/** Of each catalogue the best, one from each in turn: a table game is not lost behind thousands of slots. */
function inTurn(slots: readonly FoundGame[], others: readonly FoundGame[]): readonly FoundGame[] {
  const length = Math.max(slots.length, others.length)
  return Array.from({ length }, (_, at) => [slots[at], others[at]])
    .flat()
    .filter((found) => found !== undefined)
    .slice(0, most)
}

/** Games by their titles and providers: the hall's whole list as it comes, and what the other categories show. */
export function useGames(words: readonly string[]) {
  const { store, snapshot } = useHall()
  const byCategory = useAtomValue(gamesByCategoryAtom)
  const vendorOf = useAtomValue(vendorByCodeAtom)

  const others = useMemo(() => {
    const catalogue = new Catalogue()
    const categoryOf = new Map<string, string>()
    for (const [category, games] of byCategory) {
      if (category === hallCategory) continue
      for (const { nodeId } of games) if (!categoryOf.has(nodeId)) categoryOf.set(nodeId, category)
      catalogue.add(games, catalogue.size)
    }
    return { catalogue, categoryOf }
  }, [byCategory])

  return useMemo(() => {
    const find = (catalogue: Catalogue, order: Uint32Array, categoryOf: (nodeId: string) => string) => {
      const vendors = vendorWordsOf(catalogue, vendorOf)
      const { games, nearOnly } = choose(catalogue, { order, words, vendors, byMatch: true, passes: undefined })
      const found = Array.from(games.subarray(0, most), (place): FoundGame => {
        const { image, isHot, isNew, ...game } = catalogue.gameAt(place)
        return {
          game: { ...game, ...(image !== undefined && { image }), isHot: isHot ? 1 : 0, isNew: isNew ? 1 : 0 },
          category: categoryOf(game.nodeId),
        }
      })
      return { found, count: games.length, nearOnly }
    }
    const none = { found: [], count: 0, nearOnly: false }
    const slots = words.length === 0 ? none : find(snapshot.catalogue, snapshot.popular, () => hallCategory)
    const rest =
      words.length === 0
        ? none
        : find(others.catalogue, byPopularity(others.catalogue), (nodeId) => others.categoryOf.get(nodeId) ?? '')
    // what fits exactly stands alone where there is any
    const exact = [slots, rest].some(({ count, nearOnly }) => count > 0 && !nearOnly)
    const kept = [slots, rest].map((part) => (exact && part.nearOnly ? none : part))
    return {
      games: inTurn(kept[0]?.found ?? [], kept[1]?.found ?? []),
      found: kept.reduce((sum, { count }) => sum + count, 0),
      slots: kept[0]?.count ?? 0,
      nearOnly: !exact && slots.count + rest.count > 0,
      load: snapshot.load,
      retry: store.start,
    }
  }, [words, snapshot, others, vendorOf, store])
}

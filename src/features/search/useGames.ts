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
      return { found, games, nearOnly }
    }
    const none: ReturnType<typeof find> = { found: [], games: new Uint32Array(), nearOnly: false }
    const slots = words.length === 0 ? none : find(snapshot.catalogue, snapshot.popular, () => hallCategory)
    const ofOthers = (nodeId: string) => others.categoryOf.get(nodeId) ?? ''
    const rest = words.length === 0 ? none : find(others.catalogue, byPopularity(others.catalogue), ofOthers)
    // what fits exactly stands alone where there is any
    const exact = [slots, rest].some(({ games, nearOnly }) => games.length > 0 && !nearOnly)
    const kept = (part: typeof slots) => (exact && part.nearOnly ? none : part)
    const [ofSlots, ofRest] = [kept(slots), kept(rest)]
    const games = inTurn(ofSlots.found, ofRest.found)
    const left = new Map([[hallCategory, ofSlots.games.length]])
    for (const place of ofRest.games) add(left, ofOthers(others.catalogue.idAt(place)), 1)
    for (const { category } of games) add(left, category, -1)
    return {
      games,
      found: ofSlots.games.length + ofRest.games.length,
      /** Categories in which more games fit than are among `games`. */
      more: new Set([...left].filter(([, count]) => count > 0).map(([category]) => category)),
      nearOnly: !exact && games.length > 0,
      load: snapshot.load,
      retry: store.start,
    }
  }, [words, snapshot, others, vendorOf, store])
}

const add = (counts: Map<string, number>, key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count)

import { useMemo } from 'react'
import { vendorByCodeAtom } from '../../../site/games'
import { useAtomValue } from '../../../state/atoms'
import { flag } from '../../../shared/catalogue/Catalogue'
import type { HallStore, Snapshot } from '../../../shared/catalogue/HallStore'
import { useNameOrder } from '../../../shared/catalogue/useNameOrder'
import { vendorWordsOf } from '../../../shared/catalogue/vendorWords'
import type { ShownTab } from '../lists/hallTabs'
import { queryWords } from '../../../lib/fold'
import { choose, type Chosen } from '../../../shared/catalogue/choose'
import { passing } from './filterGames'
import type { HallQuery } from './hallQuery'

export interface Results extends Chosen {
  readonly words: readonly string[]
  /** The order is still being made. */
  readonly isSorting: boolean
}

/** What the hall shows: of the tab's games those that pass, in the order asked for. */
export function useResults(
  store: HallStore,
  snapshot: Snapshot,
  tab: ShownTab,
  listed: readonly number[] | undefined,
  query: HallQuery,
): Results {
  const { catalogue, popular } = snapshot
  const { text, vendors, types, lines, bet, features, sort } = query
  const vendorOf = useAtomValue(vendorByCodeAtom)
  const named = useNameOrder(snapshot, sort === 'name')
  const words = useMemo(() => queryWords(text), [text])

  // another vendor may have come with every page
  const vendorWords = useMemo(() => vendorWordsOf(snapshot.catalogue, vendorOf), [snapshot, vendorOf])

  const chosen = useMemo((): Chosen => {
    const whole = sort === 'newest' ? store.newestFirst(snapshot) : sort === 'name' ? (named ?? popular) : popular
    const inList = new Set(listed)
    const order = listed === undefined ? whole : sort === undefined ? listed : whole.filter((game) => inList.has(game))
    const tests = [passing(catalogue, { vendors, types, lines, bet, features }), ofTab(tab, snapshot)].filter(
      (test) => test !== undefined,
    )
    return choose(catalogue, {
      order,
      words,
      vendors: vendorWords,
      byMatch: sort === undefined,
      passes: tests.length === 0 ? undefined : (game) => tests.every((test) => test(game)),
    })
  }, [
    store,
    snapshot,
    catalogue,
    popular,
    named,
    tab,
    listed,
    words,
    vendorWords,
    vendors,
    types,
    lines,
    bet,
    features,
    sort,
  ])

  return useMemo(
    () => ({ ...chosen, words, isSorting: sort === 'name' && named === undefined }),
    [chosen, words, sort, named],
  )
}

/** What makes a game one of the tab's, where no list of the platform says so. */
function ofTab(tab: ShownTab, { catalogue }: Snapshot): ((game: number) => boolean) | undefined {
  if (tab.type === 'own') return passing(catalogue, { ...tab, lines: undefined, bet: undefined })
  if (tab.id === 'hot') return (game) => (catalogue.flagsOf.at(game) & flag.hot) !== 0
  if (tab.id === 'new') return (game) => (catalogue.flagsOf.at(game) & flag.new) !== 0
  return undefined
}

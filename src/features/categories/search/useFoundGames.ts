import { useMemo } from 'react'
import { queryWords } from '../../../lib/fold'
import { flag } from '../../../shared/catalogue/Catalogue'
import { choose, type Chosen } from '../../../shared/catalogue/choose'
import { storeOf } from '../../../shared/catalogue/hallAtoms'
import { passing } from '../../../shared/catalogue/passing'
import { useCatalogue } from '../../../shared/catalogue/useHall'
import { useNameOrder } from '../../../shared/catalogue/useNameOrder'
import { vendorWordsOf } from '../../../shared/catalogue/vendorWords'
import { vendorByCodeAtom } from '../../../site/games'
import { useAtomValue } from '../../../state/atoms'
import type { CategoryQuery } from './categoryQuery'

/** The games of the category's whole list that fit, in the order asked for. */
export function useFoundGames(category: string, vendor: string | undefined, query: CategoryQuery) {
  const storeAtom = useMemo(() => storeOf(category), [category])
  const { store, snapshot } = useCatalogue(storeAtom, category)
  const vendorOf = useAtomValue(vendorByCodeAtom)
  const { text, sort, bet, marks } = query
  const named = useNameOrder(snapshot, sort === 'name')
  const words = useMemo(() => queryWords(text), [text])
  const chosen = useMemo((): Chosen => {
    const { catalogue, popular } = snapshot
    const order = sort === 'newest' ? store.newestFirst(snapshot) : sort === 'name' ? (named ?? popular) : popular
    return choose(catalogue, {
      order,
      words,
      vendors: vendorWordsOf(catalogue, vendorOf),
      byMatch: sort === undefined,
      passes: passing(catalogue, {
        vendors: vendor === undefined ? [] : [vendor],
        bet,
        flags: marks.reduce((all, mark) => all | flag[mark], 0),
      }),
    })
  }, [store, snapshot, named, words, vendorOf, vendor, sort, bet, marks])
  const { load } = snapshot
  return {
    ...chosen,
    words,
    catalogue: snapshot.catalogue,
    load,
    isLoading: load.state === 'idle' || load.state === 'loading' || (sort === 'name' && named === undefined),
    retry: store.start,
  }
}

import { useMemo, useState } from 'react'
import type { Vendor } from '../../../engine/facts'
import { answerAtom } from '../../../site/answers'
import { brandAtom } from '../../../site/brand'
import { atom, useAtomValue } from '../../../state/atoms'
import { getGames } from '../../../shared/gameList/calls'
import { mergePages } from './mergePages'
import { questionsOf } from './questions'

/** Games of a category, page after page as they are asked for. Kept by the cache, so that coming back shows them at once. */
export function useCategoryGames(category: string, vendors: readonly Vendor[], chosen: string | undefined) {
  const { games } = useAtomValue(brandAtom)
  const [pages, setPages] = useState(1)
  const listAtom = useMemo(() => {
    const codes = vendors.map(({ accountTypeName }) => accountTypeName)
    const asked = Array.from({ length: pages }, (_, at) =>
      questionsOf({ category, vendors: codes, chosen, page: at + 1 }).map((question) =>
        answerAtom(getGames, { query: () => ({ ...question }) }),
      ),
    )
    return atom((get) =>
      mergePages(
        asked.map((page) => page.map((answer) => get(answer))),
        category,
        games,
      ),
    )
  }, [category, vendors, chosen, pages, games])
  return { ...useAtomValue(listAtom), pages, more: () => setPages((before) => before + 1) }
}

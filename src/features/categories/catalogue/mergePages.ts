import type { ListedGame } from '../../../contract/listed-game'
import { type CategoryVendors, shownCategory } from '../../../engine/shownCategory'
import { readGames } from '../../../shared/gameList/readGames'
import type { GamePage } from '../../../shared/gameList/calls'

/** One question's answer as far as it is known. */
export interface PageAnswer {
  readonly data: Pick<GamePage, 'content' | 'pageCount' | 'total'> | undefined
  readonly error: unknown
  readonly refetch: () => Promise<unknown>
}

export interface CategoryGames {
  readonly games: readonly ListedGame[]
  /** Games of the whole list, as far as the platform has said. */
  readonly total: number
  readonly isPending: boolean
  readonly hasMore: boolean
  /** Set where a question failed; the games of the others are there all the same. */
  readonly failed: { readonly error: unknown; readonly retry: () => void } | undefined
}

/**
 * One list of all pages that were asked for, in their order: each game once, and only those that stand under the
 * category.
 * @param pages answers by page, and within a page by question
 */
export function mergePages(
  pages: readonly (readonly PageAnswer[])[],
  category: string,
  vendors: CategoryVendors,
): CategoryGames {
  const games = new Map<string, ListedGame>()
  for (const { data } of pages.flat()) {
    for (const game of readGames(data?.content ?? [])) {
      if (games.has(game.nodeId)) continue
      if (shownCategory(game.gameCategory ?? category, game.vassalage, vendors) === category)
        games.set(game.nodeId, game)
    }
  }
  const broken = pages.flat().filter(({ error }) => error !== null)
  const first = pages[0] ?? []
  return {
    games: [...games.values()],
    total: first.reduce((sum, { data }) => sum + (data?.total ?? 0), 0),
    isPending: pages.flat().some(({ data, error }) => data === undefined && error === null),
    hasMore: first.some(({ data }) => (data?.pageCount ?? 0) > pages.length),
    failed: broken[0] && { error: broken[0].error, retry: () => broken.forEach(({ refetch }) => void refetch()) },
  }
}

import type { Game } from '../../../contract/hot-games'
import type { Item } from '../../../engine/site'
import { laneGames } from '../../../shared/gameLane/laneGames'

export interface HotLane {
  readonly category: Item<'header.category'>
  readonly games: readonly Game[]
}

/**
 * One lane a category of the header, in its order; categories without games have none, nor those that another section of
 * home shows.
 */
export function arrangeLanes(
  categories: readonly Item<'header.category'>[],
  games: ReadonlyMap<string, readonly Game[]>,
  shownElsewhere: ReadonlySet<string>,
): readonly HotLane[] {
  return categories.flatMap((category): HotLane[] => {
    const { link, props } = category
    const own = link === undefined && !shownElsewhere.has(props.category) ? (games.get(props.category) ?? []) : []
    return own.length === 0 ? [] : [{ category, games: laneGames(own) }]
  })
}

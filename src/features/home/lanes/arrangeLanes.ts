import type { Game } from '../../../contract/hot-games'
import type { Item } from '../../../engine/site'

/** Cards that a lane holds; the rest are on the category's page. */
export const laneSize = 14

export interface HotLane {
  readonly category: Item<'header.category'>
  readonly games: readonly Game[]
}

/** One lane a category of the header, in its order, hot games first; categories without games have none. */
export function arrangeLanes(
  categories: readonly Item<'header.category'>[],
  games: ReadonlyMap<string, readonly Game[]>,
): readonly HotLane[] {
  return categories.flatMap((category): HotLane[] => {
    const own = category.link === undefined ? (games.get(category.props.category) ?? []) : []
    if (own.length === 0) return []
    const hot = own.filter(({ isHot }) => isHot === 1)
    const others = own.filter(({ isHot }) => isHot !== 1)
    return [{ category, games: [...hot, ...others].slice(0, laneSize) }]
  })
}

import type { Game } from '../../contract/hot-games'

/** Cards that a lane holds; the rest are on the category's page. */
export const laneSize = 14

/** Games of a lane: hot ones first, otherwise in the platform's order. */
export function laneGames(games: readonly Game[]): readonly Game[] {
  const hot = games.filter(({ isHot }) => isHot === 1)
  const others = games.filter(({ isHot }) => isHot !== 1)
  return [...hot, ...others].slice(0, laneSize)
}

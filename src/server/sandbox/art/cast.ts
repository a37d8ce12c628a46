import { type CoverOf, emblemFor } from './cover'
import type { EmblemName } from './emblems'

/**
 * Settles what each game's cover shows, so that none shows what its neighbour in a list does: by the games before it,
 * in their order.
 *
 * @param lists ids of games as pages show them, each beside the next
 */
export function castGames(
  games: readonly CoverOf[],
  lists: readonly (readonly string[])[],
): ReadonlyMap<string, EmblemName> {
  const neighbours = new Map<string, Set<string>>(games.map(({ nodeId }) => [nodeId, new Set()]))
  for (const list of lists) {
    for (const [place, id] of list.entries()) {
      const next = list[place + 1]
      if (next === undefined || next === id) continue
      neighbours.get(id)?.add(next)
      neighbours.get(next)?.add(id)
    }
  }
  const cast = new Map<string, EmblemName>()
  for (const game of games) {
    const taken = new Set<EmblemName>()
    for (const id of neighbours.get(game.nodeId) ?? []) {
      const shown = cast.get(id)
      if (shown !== undefined) taken.add(shown)
    }
    cast.set(game.nodeId, emblemFor(game, taken))
  }
  return cast
}

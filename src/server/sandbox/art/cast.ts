import { type CoverOf, emblemFor } from './cover'
import type { EmblemName } from './emblems'
import { isNamed } from './subjects'

/** Games that one screen shows, at most. */
const screen = 16

/**
 * Settles what each game's cover shows, games whose title names a thing first: none shows what its neighbour in a list
 * does, and where kind and title leave a choice, nothing is shown twice on one screen.
 *
 * @param lists ids of games as pages show them, each beside the next
 * @param screens the same of what pages begin with
 */
export function castGames(
  games: readonly CoverOf[],
  lists: readonly (readonly string[])[],
  screens: readonly (readonly string[])[] = [],
): ReadonlyMap<string, EmblemName> {
  const [beside, around] = [within(lists, 1), within(screens, screen - 1)]
  const cast = new Map<string, EmblemName>()
  const shownBy = (ids: ReadonlySet<string> = new Set()) => {
    const shown = new Set<EmblemName>()
    for (const id of ids) {
      const emblem = cast.get(id)
      if (emblem !== undefined) shown.add(emblem)
    }
    return shown
  }
  const named = games.map((game) => ({ game, isNamed: isNamed(game.title) }))
  const inTurn = [...named.filter((one) => one.isNamed), ...named.filter((one) => !one.isNamed)]
  for (const { game } of inTurn) {
    const { nodeId } = game
    cast.set(nodeId, emblemFor(game, shownBy(beside.get(nodeId)), shownBy(around.get(nodeId))))
  }
  return cast
}

/** Of each id those that stand so many places from it at most, in any of the lists. */
function within(lists: readonly (readonly string[])[], reach: number): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const add = (one: string, other: string) => {
    const known = found.get(one) ?? new Set()
    known.add(other)
    found.set(one, known)
  }
  for (const list of lists) {
    for (const [place, id] of list.entries()) {
      for (const next of list.slice(place + 1, place + 1 + reach)) {
        if (next === id) continue
        add(id, next)
        add(next, id)
      }
    }
  }
  return found
}

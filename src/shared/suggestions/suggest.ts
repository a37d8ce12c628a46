import type { Game } from '../../contract/hot-games'
import type { ListedGame } from '../../contract/listed-game'

/** Cards that a lane holds. */
export const laneSize = 12
/** Fewer than these are no lane. */
export const fewest = 3
/** Providers whose new games are looked for. */
const mostVendors = 3

type Likeness = Pick<ListedGame, 'vassalage' | 'gameType' | 'volatility' | 'features'>

/** How alike two games are: above all by their kind, then by what they are known for. */
export function likeness(one: Likeness, other: Likeness): number {
  const shared = (one.features ?? []).filter((feature) => other.features?.includes(feature)).length
  const same = (name: 'gameType' | 'volatility' | 'vassalage') => one[name] !== undefined && one[name] === other[name]
  return 3 * Number(same('gameType')) + 2 * shared + Number(same('volatility')) + Number(same('vassalage'))
}

/** Games like one that was played, the likest first, equals in the platform's order; what is known already is left out. */
export function gamesLike(
  played: ListedGame,
  candidates: readonly ListedGame[],
  known: ReadonlySet<string>,
): readonly ListedGame[] {
  const ranked = unknownOf(candidates, known)
    .filter(({ nodeId }) => nodeId !== played.nodeId)
    .map((game) => ({ game, points: likeness(played, game) }))
    .filter(({ points }) => points > 0)
  return ranked
    .sort((one, other) => other.points - one.points)
    .slice(0, laneSize)
    .map(({ game }) => game)
}

/** The providers that the member plays most: a favourite counts like two games played; equals by what was played last. */
export function vendorsOf(played: readonly ListedGame[], favourites: readonly ListedGame[]): readonly string[] {
  const points = new Map<string, number>()
  const add = (games: readonly ListedGame[], each: number) => {
    for (const { vassalage } of games) points.set(vassalage, (points.get(vassalage) ?? 0) + each)
  }
  add(played, 1)
  add(favourites, 2)
  return [...points]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostVendors)
    .map(([vassalage]) => vassalage)
}

/** New games of some providers: one of each by turns, so that the largest does not fill the lane. */
export function newGamesOf(
  vendors: readonly string[],
  candidates: readonly ListedGame[],
  known: ReadonlySet<string>,
): readonly ListedGame[] {
  const fresh = unknownOf(candidates, known).filter(({ isNew }) => isNew === 1)
  const lists = vendors.map((vendor) =>
    fresh
      .filter(({ vassalage }) => vassalage === vendor)
      .sort((one, other) => (other.releasedAt ?? 0) - (one.releasedAt ?? 0)),
  )
  return inTurn(lists)
}

/** The first of each list, then the second of each, as many as a lane holds. */
const inTurn = <Of>(lists: readonly (readonly Of[])[]): readonly Of[] =>
  Array.from({ length: laneSize }, (_, place) => lists.flatMap((games) => games[place] ?? []))
    .flat()
    .slice(0, laneSize)

function unknownOf(games: readonly ListedGame[], known: ReadonlySet<string>): readonly ListedGame[] {
  const once = new Map(games.map((game) => [game.nodeId, game]))
  return [...once.values()].filter(({ nodeId }) => !known.has(nodeId))
}

/** Cards of a category's own lane that are seen at once. */
const seenFirst = 6

/**
 * What is played most, one of each category by turns, without its badge; not what the lanes of the categories begin with,
 * and no matches, which are no games.
 */
export function popularOf(byCategory: ReadonlyMap<string, readonly Game[]>): readonly Game[] {
  const lists = [...byCategory]
    .filter(([category]) => category !== 'SPORTS')
    .map(([, games]) => games.toSorted((one, other) => (other.isHot ?? 0) - (one.isHot ?? 0)))
  const others = inTurn(lists.map((games) => games.slice(seenFirst)))
  const games = others.length < fewest ? inTurn(lists) : others
  return games.map((game) => ({ ...game, isHot: 0 }))
}

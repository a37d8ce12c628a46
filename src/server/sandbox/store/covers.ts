import { castGames, type EmblemName } from '../art'
import type { Database } from '../db/database'
import { query } from '../db/query'
import { wellKnown } from '../merchants/directory'
import type { Merchant } from '../merchants/merchant'
import { rooms } from '../seed/rooms'
import { hotInList } from './games'
import { offer, offeredVendors } from './vendors'

interface ListedGame {
  readonly nodeId: string
  readonly title: string
  readonly vassalage: string
  readonly gameCategory: string
  readonly gameType: string
  readonly isHot: boolean
  readonly isFresh: boolean
}

/** Tells what a game's cover shows: something else than those beside it in the lists of every merchant. */
export function createCovers(database: Database): (nodeId: string) => EmblemName | undefined {
  let settled: ReturnType<typeof castGames> | undefined
  return (nodeId) => {
    settled ??= castGames(...gamesInLists(database))
    return settled.get(nodeId)
  }
}

const openRooms = rooms.filter(({ closed }) => !closed)

const roomsCast = () =>
  castGames(
    rooms.map(({ id, game, vassalage, category }) => ({
      nodeId: id,
      title: game.EN,
      vassalage,
      gameCategory: category,
    })),
    wellKnown.flatMap((merchant) =>
      [rooms, openRooms].flatMap((all) =>
        ['LIVE', 'PVP'].map((kind) =>
          all
            .filter(({ category, vassalage }) => category === kind && offeredVendors(merchant).includes(vassalage))
            .map(({ id }) => id),
        ),
      ),
    ),
  )

let settledRooms: ReturnType<typeof roomsCast> | undefined

/** What a table's picture shows: its game, and something else than the tables beside it. */
export function roomEmblem(id: string): EmblemName | undefined {
  settledRooms ??= roomsCast()
  return settledRooms.get(id)
}

function gamesInLists(database: Database): Parameters<typeof castGames> {
  const games = database
    .all(
      query
        .selectFrom('game')
        .select(['nodeId', 'titleEN', 'vassalage', 'category', 'gameType', 'hot', 'fresh'])
        .orderBy('popularity'),
    )
    .map(({ nodeId, titleEN, vassalage, category, gameType, hot, fresh }): ListedGame => ({
      nodeId: String(nodeId),
      title: titleEN,
      vassalage,
      gameCategory: category,
      gameType,
      isHot: hot === 1,
      isFresh: fresh === 1,
    }))
  const byVendor = groups(games, ({ vassalage }) => vassalage)
  const idsOf = (lists: readonly (readonly ListedGame[])[]) => lists.map((list) => list.map(({ nodeId }) => nodeId))
  return [
    games,
    idsOf([...byVendor, ...wellKnown.flatMap((merchant) => listsOf(merchant, games))]),
    idsOf(wellKnown.flatMap((merchant) => hallsOf(merchant, games))),
  ]
}

/** The most popular first, as it is listed. */
const ledByHot = (list: readonly ListedGame[]) => {
  const hot = list.filter(({ isHot }) => isHot)
  return [...hot.slice(0, hotInList), ...list.filter(({ isHot }) => !isHot)]
}

/** How many games somebody scrolls through. */
const scrolled = 320

/** What the halls of a merchant begin with, by category. */
function hallsOf(merchant: Merchant, games: readonly ListedGame[]): readonly (readonly ListedGame[])[] {
  const { vendors } = offer(merchant)
  const own = games.filter(({ vassalage }) => vendors.includes(vassalage))
  return groups(own, ({ gameCategory }) => gameCategory).flatMap((hall) =>
    [hall, ledByHot(hall)].map((list) => list.slice(0, scrolled)),
  )
}

/** Whatever pages of a merchant show in a row. */
function listsOf(merchant: Merchant, games: readonly ListedGame[]): readonly (readonly ListedGame[])[] {
  const { vendors } = offer(merchant)
  const own = games.filter(({ vassalage }) => vendors.includes(vassalage))
  const kinds = [...groups(own, ({ gameCategory }) => gameCategory), ...groups(own, ({ gameType }) => gameType), own]
  return kinds.flatMap((list) => {
    return [list, list.filter(({ isHot }) => isHot), ledByHot(list), list.filter(({ isFresh }) => isFresh)]
  })
}

function groups(games: readonly ListedGame[], keyOf: (game: ListedGame) => string): readonly ListedGame[][] {
  const found = new Map<string, ListedGame[]>()
  for (const game of games) {
    const key = keyOf(game)
    const group = found.get(key) ?? []
    group.push(game)
    found.set(key, group)
  }
  return [...found.values()]
}

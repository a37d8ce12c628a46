import { type Compilable, expressionBuilder, sql } from 'kysely'
import type { Game } from '../../../contract/hot-games'
import { houseOf } from '../art'
import type { Database } from '../db/database'
import { countOf, listed, query } from '../db/query'
import type { Tables } from '../db/tables'
import type { TextLanguage } from '../language'
import { type GameTraits, traitsOf } from '../seed/traits'

/** A game with its kind in the slots hall (JP, TG …). */
interface TypedGame extends Game {
  readonly gameType: string
}

/** A game as the lists carry it: with what the hall filters by. What is recommended goes without, into the first page. */
type ListedGame = TypedGame & GameTraits

export interface GameReader {
  readonly language: TextLanguage
  /** Whose favourites are marked. */
  readonly accountId?: number | undefined
  /** On whose cards the covers stand. */
  readonly merchant?: string | undefined
}

export interface GameFilter {
  /** Vassalages that the merchant offers. */
  readonly vendors: readonly string[]
  /** ESPORTS and COCKFIGHT stand for games that the catalogue has among SPORTS (spec §3). */
  readonly category?: string | undefined
  readonly vassalage?: string | undefined
  readonly gameType?: string | undefined
  readonly withoutTypes?: readonly string[]
  readonly hot?: boolean
  /** Part of a title. */
  readonly keyword?: string | undefined
}

const titleColumn = { CN: 'game.titleCN', EN: 'game.titleEN', AR: 'game.titleAR' } as const

/** Games as a reader sees them; of a visitor, `favourite` is null. */
const gamesFor = ({ language, accountId }: GameReader) =>
  query
    .selectFrom('game')
    .select(['game.nodeId', 'game.gameId', 'game.vassalage', 'game.category', 'game.gameType'])
    .select(['game.hot', 'game.fresh', 'game.rtp'])
    .select((game) => [
      game.ref(titleColumn[language]).as('title'),
      accountId === undefined
        ? game.lit(null).as('favourite')
        : game
            .exists(
              game
                .selectFrom('favourite')
                .select('favourite.nodeId')
                .where('favourite.accountId', '=', accountId)
                .whereRef('favourite.nodeId', '=', 'game.nodeId'),
            )
            .as('favourite'),
    ])

type GameRow = ReturnType<typeof gamesFor> extends Compilable<infer Row> ? Row : never

/** Kinds of games among SPORTS that players look for elsewhere. */
const amongSports: readonly string[] = ['ESPORTS', 'COCKFIGHT']

function matches(filter: GameFilter, language: TextLanguage) {
  const { vendors, category, vassalage, gameType, withoutTypes = [], hot, keyword } = filter
  const isAmongSports = category !== undefined && amongSports.includes(category)
  const game = expressionBuilder<Tables, 'game'>()
  return game.and([
    // The plus keeps the list of vendors from choosing the index: the order has one.
    sql<boolean>`+${game.ref('game.vassalage')} in ${listed(vendors)}`,
    ...(category ? [game('game.category', '=', isAmongSports ? 'SPORTS' : category)] : []),
    ...(isAmongSports ? [game('game.gameType', '=', category)] : []),
    ...(vassalage ? [game('game.vassalage', '=', vassalage)] : []),
    ...(gameType ? [game('game.gameType', '=', gameType)] : []),
    ...withoutTypes.map((without) => game('game.gameType', '<>', without)),
    ...(hot === undefined ? [] : [game('game.hot', '=', hot ? 1 : 0)]),
    ...(keyword ? [sql<boolean>`instr(lower(${game.ref(titleColumn[language])}), lower(${keyword})) > 0`] : []),
  ])
}

export function listGames(
  database: Database,
  filter: GameFilter,
  reader: GameReader,
  page: { offset: number; limit: number },
) {
  const found = gamesFor(reader).where(matches(filter, reader.language))
  const rows = database.all(found.orderBy('game.popularity').limit(page.limit).offset(page.offset))
  return { games: rows.map((row) => readListed(row, reader)), total: countOf(database, found) }
}

/** Of a list, those that are marked hot: a mark on every card says nothing. */
export const hotInList = 2

/** The most popular games: a few that are marked hot first, then the others. */
export function hotGames(
  database: Database,
  filter: GameFilter,
  reader: GameReader,
  limit: number,
): readonly TypedGame[] {
  const read = (hot: boolean, most: number) =>
    database
      .all(
        gamesFor(reader)
          .where(matches({ ...filter, hot }, reader.language))
          .orderBy('game.popularity')
          .limit(most),
      )
      .map((row) => readGame(row, reader))
  const marked = read(true, Math.min(hotInList, limit))
  return [...marked, ...read(false, limit - marked.length)]
}

/** The first of each category, by turns: what a lobby's lanes need. E-sports and cockfights count as their own. */
export function hotLanes(
  database: Database,
  { vendors, categories }: { readonly vendors: readonly string[]; readonly categories: readonly string[] },
  reader: GameReader,
  perCategory: number,
): readonly TypedGame[] {
  const lanes = categories.flatMap((category): GameFilter[] =>
    category === 'SPORTS'
      ? [{ vendors, category, withoutTypes: amongSports }, ...amongSports.map((kind) => ({ vendors, category: kind }))]
      : [{ vendors, category }],
  )
  const found = lanes.map((lane) => hotGames(database, lane, reader, perCategory))
  return Array.from({ length: perCategory }, (_, place) => found.flatMap((games) => games[place] ?? [])).flat()
}

export function findGame(database: Database, nodeId: string, reader: GameReader): TypedGame | undefined {
  if (!/^[0-9]{1,9}$/.test(nodeId)) return undefined
  const row = database.first(gamesFor(reader).where('game.nodeId', '=', Number(nodeId)))
  return row && readGame(row, reader)
}

/** Whether the vendor lets demo accounts in. */
export const hasDemo = (game: TypedGame): boolean => traitsOf(game.nodeId, game.gameType, game.isNew === 1).demo

/** By the vendor's own id, as a launch may name it. */
export function findVendorGame(
  database: Database,
  vassalage: string,
  gameId: string,
  reader: GameReader,
): TypedGame | undefined {
  const row = database.first(gamesFor(reader).where('game.vassalage', '=', vassalage).where('game.gameId', '=', gameId))
  return row && readGame(row, reader)
}

/** Games of an account's list, newest first. */
export function gamesOf(
  database: Database,
  list: 'favourite' | 'recentGame',
  accountId: number,
  reader: GameReader,
): readonly ListedGame[] {
  const games = gamesFor(reader)
  const wanted =
    list === 'favourite'
      ? games
          .innerJoin('favourite as own', 'own.nodeId', 'game.nodeId')
          .where('own.accountId', '=', accountId)
          .orderBy('own.addedAt', 'desc')
      : games
          .innerJoin('recentGame as own', 'own.nodeId', 'game.nodeId')
          .where('own.accountId', '=', accountId)
          .orderBy('own.playedAt', 'desc')
  return database.all(wanted.limit(200)).map((row) => readListed(row, reader))
}

interface GameTypeCount {
  readonly gameType: string
  readonly count: number
}

export const gameTypes = (database: Database, filter: GameFilter): readonly GameTypeCount[] =>
  database.all(
    query
      .selectFrom('game')
      .select(({ fn }) => ['game.gameType', fn.countAll<number>().as('count')])
      .where(matches(filter, 'EN'))
      .groupBy('game.gameType')
      .orderBy('count', 'desc'),
  )

/** How a cover is drawn for a page: for the cards of its merchant, and without lettering in another language. */
function coverQuery({ merchant, language }: GameReader): string {
  const house = houseOf(merchant)
  const isLettered = house === undefined || house.lettering !== undefined
  const wishes = [
    ...(house === undefined ? [] : [`brand=${merchant ?? ''}`]),
    ...(isLettered && language !== 'EN' ? ['plain=1'] : []),
  ]
  return wishes.length === 0 ? '' : `?${wishes.join('&')}`
}

function readListed(row: GameRow, reader: GameReader): ListedGame {
  const game = readGame(row, reader)
  return { ...game, ...traitsOf(game.nodeId, game.gameType, game.isNew === 1) }
}

function readGame(row: GameRow, reader: GameReader): TypedGame {
  const { gameId, title, vassalage, category, gameType, hot, fresh, rtp, favourite } = row
  const nodeId = String(row.nodeId)
  return {
    nodeId,
    gameId,
    title,
    vassalage,
    gameCategory: category,
    gameType,
    isHot: hot,
    isNew: fresh,
    image: `/cdn/games/${nodeId}.webp${coverQuery(reader)}`,
    ...(rtp !== null && { rtp }),
    ...(favourite !== null && { isFav: favourite === 1 }),
  }
}

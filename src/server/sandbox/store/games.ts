import type { Game } from '../../../contract/hot-games'
import type { Database, Row, SqlValue } from '../db/database'
import { integer, optionalText, text } from '../db/row'
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

const columns = ({ language, accountId }: GameReader) => `
  game.node_id, game.game_id, game.title_${titleColumn[language]} as title, game.vassalage, game.category, game.game_type,
  game.hot, game.fresh, game.rtp, ${accountId === undefined ? 'null' : favouriteOf(accountId)} as favourite`

const titleColumn: Record<TextLanguage, string> = { CN: 'cn', EN: 'en', AR: 'ar' }
const favouriteOf = (accountId: number) =>
  `exists (select 1 from favourite f where f.account_id = ${Math.trunc(accountId)} and f.node_id = game.node_id)`

/** Kinds of games among SPORTS that players look for elsewhere. */
const amongSports: readonly string[] = ['ESPORTS', 'COCKFIGHT']

function where(filter: GameFilter, language: TextLanguage) {
  const { vendors, category, vassalage, gameType, withoutTypes = [], hot, keyword } = filter
  // The plus keeps the list of vendors from choosing the index: the order has one.
  const tests = ['+game.vassalage in (select value from json_each(?))']
  const params: SqlValue[] = [JSON.stringify(vendors)]
  const add = (test: string, value: string | undefined) => {
    if (value === undefined || value === '') return
    tests.push(test)
    params.push(value)
  }
  const isAmongSports = category !== undefined && amongSports.includes(category)
  add('game.category = ?', isAmongSports ? 'SPORTS' : category)
  if (isAmongSports) add('game.game_type = ?', category)
  add('game.vassalage = ?', vassalage)
  add('game.game_type = ?', gameType)
  for (const withoutType of withoutTypes) add('game.game_type <> ?', withoutType)
  if (hot !== undefined) tests.push(`game.hot = ${hot ? 1 : 0}`)
  add(`instr(lower(game.title_${titleColumn[language]}), lower(?)) > 0`, keyword)
  return { sql: tests.join(' and '), params }
}

export function listGames(
  database: Database,
  filter: GameFilter,
  reader: GameReader,
  page: { offset: number; limit: number },
) {
  const { sql, params } = where(filter, reader.language)
  const counted = database.get(`select count(*) as total from game where ${sql}`, ...params)
  const rows = database.all(
    `select ${columns(reader)} from game where ${sql} order by game.popularity limit ? offset ?`,
    ...params,
    page.limit,
    page.offset,
  )
  return { games: rows.map(readListed), total: counted ? integer(counted, 'total') : 0 }
}

/** Of a list, those that are marked hot: a mark on every card says nothing. */
const hotInList = 2

/** The most popular games: a few that are marked hot first, then the others. */
export function hotGames(
  database: Database,
  filter: GameFilter,
  reader: GameReader,
  limit: number,
): readonly TypedGame[] {
  const read = (hot: boolean, most: number) => {
    const { sql, params } = where({ ...filter, hot }, reader.language)
    return database
      .all(`select ${columns(reader)} from game where ${sql} order by game.popularity limit ?`, ...params, most)
      .map(readGame)
  }
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
  const row = database.get(`select ${columns(reader)} from game where game.node_id = ?`, Number(nodeId))
  return row && readGame(row)
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
  const row = database.get(
    `select ${columns(reader)} from game where game.vassalage = ? and game.game_id = ?`,
    vassalage,
    gameId,
  )
  return row && readGame(row)
}

/** Games of an account's list, newest first. */
export function gamesOf(
  database: Database,
  list: 'favourite' | 'recent_game',
  accountId: number,
  reader: GameReader,
): readonly ListedGame[] {
  const time = list === 'favourite' ? 'added_at' : 'played_at'
  const rows = database.all(
    `select ${columns(reader)} from ${list} l join game on game.node_id = l.node_id
     where l.account_id = ? order by l.${time} desc limit 200`,
    accountId,
  )
  return rows.map(readListed)
}

interface GameTypeCount {
  readonly gameType: string
  readonly count: number
}

export function gameTypes(database: Database, filter: GameFilter): readonly GameTypeCount[] {
  const { sql, params } = where(filter, 'EN')
  return database
    .all(
      `select game.game_type, count(*) as games from game where ${sql} group by game.game_type order by games desc`,
      ...params,
    )
    .map((row) => ({ gameType: text(row, 'game_type'), count: integer(row, 'games') }))
}

function readListed(row: Row): ListedGame {
  const game = readGame(row)
  return { ...game, ...traitsOf(game.nodeId, game.gameType, game.isNew === 1) }
}

function readGame(row: Row): TypedGame {
  const nodeId = String(integer(row, 'node_id'))
  const rtp = optionalText(row, 'rtp')
  const favourite = row['favourite']
  return {
    nodeId,
    gameId: text(row, 'game_id'),
    title: text(row, 'title'),
    vassalage: text(row, 'vassalage'),
    gameCategory: text(row, 'category'),
    gameType: text(row, 'game_type'),
    isHot: integer(row, 'hot'),
    isNew: integer(row, 'fresh'),
    image: `/cdn/games/${nodeId}.webp`,
    ...(rtp !== undefined && { rtp }),
    ...(favourite !== null && { isFav: favourite === 1 }),
  }
}

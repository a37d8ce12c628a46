import { sql } from 'kysely'
import { activities } from '../content/activities'
import { announcements } from '../content/announcements'
import { demoLabel } from '../content/announcement'
import type { Database } from '../db/database'
import { readMeta, writeMeta } from '../db/meta'
import { query } from '../db/query'
import type { Tables } from '../db/tables'
import { dayStart } from '../days'
import { hour } from '../durations'
import { textLanguages } from '../language'
import { type Cost, hashPasswordSync } from '../../passwords'
import { demoAccounts, demoPassword } from './demoAccounts'
import { formSets } from './forms'
import { makeGames } from './games'
import { modifiers } from './modifiers'
import { accountTypeId, vendors } from './vendors'

/** Raised where rows are made otherwise from the same lists. */
const edition = 6

/** What the seeds are made from: a database of others is made anew. */
export const seedsOf = (gameCount: number): string =>
  JSON.stringify([edition, gameCount, vendors, formSets, modifiers, announcements, activities, demoAccounts])

/** Fills the catalogue and the announcements. */
export function seedCatalogue(database: Database, gameCount: number, now: number): void {
  seedVendors(database)
  seedGames(database, gameCount)
  seedAnnouncements(database, now)
  seedWindows(database, now)
}

/** The demo accounts' stored password, made once: it is printed at every start, a salt each would guard nothing. */
export function demoPasswordHash(database: Database, cost?: Cost): string {
  const known = readMeta(database, 'demo-password')
  if (known !== undefined) return known
  const made = hashSeeded(demoPassword, cost)
  writeMeta(database, 'demo-password', made)
  return made
}

const seededHashes = new Map<string, string>()

/** Of a password that everybody may read here: hashed once by a process, however often its sandbox is started over. */
export function hashSeeded(password: string, cost?: Cost): string {
  const key = JSON.stringify([password, cost])
  const made = seededHashes.get(key) ?? hashPasswordSync(password, cost)
  seededHashes.set(key, made)
  return made
}

function seedVendors(database: Database): void {
  const rows = vendors.map(({ code, name, category }, position) => ({
    code,
    accountTypeId: accountTypeId(position),
    name,
    category,
    position,
  }))
  database.run(query.insertInto('vendor').values(rows))
}

const gameColumns = [
  'nodeId',
  'gameId',
  'vassalage',
  'category',
  'gameType',
  'titleCN',
  'titleEN',
  'titleAR',
  'popularity',
  'hot',
  'fresh',
  'rtp',
] as const satisfies readonly (keyof Tables['game'])[]

/** The rows of so many games as one JSON text, made once: sandboxes are started over more often than processes. */
const gameTexts = new Map<number, string>()

function gamesAsText(count: number): string {
  const known = gameTexts.get(count)
  if (known !== undefined) return known
  const rows = makeGames(count).map((game): Tables['game'] => ({
    nodeId: game.nodeId,
    gameId: game.gameId,
    vassalage: game.vassalage,
    category: game.category,
    gameType: game.gameType,
    titleCN: game.title.CN,
    titleEN: game.title.EN,
    titleAR: game.title.AR,
    popularity: game.popularity,
    hot: game.hot ? 1 : 0,
    fresh: game.fresh ? 1 : 0,
    rtp: game.rtp ?? null,
  }))
  const text = JSON.stringify(rows.map((row) => gameColumns.map((column) => row[column])))
  gameTexts.set(count, text)
  return text
}

/** One value for all: rows travel as one JSON text, which is as quick to a distant database. */
function seedGames(database: Database, count: number): void {
  database.run(
    query
      .insertInto('game')
      .columns(gameColumns)
      .expression(
        query
          .selectFrom(sql<{ value: string }>`json_each(${gamesAsText(count)})`.as('row'))
          .select(gameColumns.map((column, place) => sql`value ->> ${sql.lit(place)}`.as(column))),
      ),
  )
}

function seedAnnouncements(database: Database, now: number): void {
  const rows = announcements.map(({ id, type, category, shownWith, link, image, age }, position) => ({
    ...{ id, type, category, shownWith, link, image, position },
    publishedAt: now - age * hour,
  }))
  const texts = announcements.flatMap(({ id, title, content }) =>
    textLanguages.map((language) => ({
      id,
      language,
      title: title[language],
      content: content[language] + demoLabel[language],
    })),
  )
  database.run(query.insertInto('announcement').values(rows))
  database.run(query.insertInto('announcementText').values(texts))
}

/** Windows begin and end at midnights of their own zone. */
function seedWindows(database: Database, now: number): void {
  const midnight = (days: number | undefined, zone: string) =>
    days === undefined ? null : dayStart(now + days * 24 * hour, zone)
  const rows = activities.map(({ id, timeZone, opens, closes, joinBy }) => ({
    activity: id,
    startsAt: dayStart(now + opens * 24 * hour, timeZone),
    endsAt: midnight(closes, timeZone),
    joinBy: midnight(joinBy, timeZone),
  }))
  database.run(query.insertInto('activityWindow').values(rows))
}

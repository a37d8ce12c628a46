import { type Insertable, sql } from 'kysely'
import { announcements } from '../content/announcements'
import { demoLabel } from '../content/announcement'
import type { Database } from '../db/database'
import { readMeta, writeMeta } from '../db/meta'
import { query } from '../db/query'
import type { Tables } from '../db/tables'
import { textLanguages } from '../language'
import { type Cost, hashPasswordSync } from '../../passwords'
import { demoAccounts, demoPassword } from './demoAccounts'
import { formSets } from './forms'
import { makeGames } from './games'
import { modifiers } from './modifiers'
import { accountTypeId, vendors } from './vendors'

/** Raised where rows are made otherwise from the same lists. */
const edition = 3

/** What the seeds are made from: a database of others is made anew. */
export const seedsOf = (gameCount: number): string =>
  JSON.stringify([edition, gameCount, vendors, formSets, modifiers, announcements, demoAccounts])

const hour = 3_600_000

/** Fills the catalogue and the announcements. */
export function seedCatalogue(database: Database, gameCount: number, now: number): void {
  seedVendors(database)
  seedGames(database, gameCount)
  seedAnnouncements(database, now)
}

/** The demo accounts' stored password, made once: it is printed at every start, a salt each would guard nothing. */
export function demoPasswordHash(database: Database, cost?: Cost): string {
  const known = readMeta(database, 'demo-password')
  if (known !== undefined) return known
  const made = hashPasswordSync(demoPassword, cost)
  writeMeta(database, 'demo-password', made)
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

/** One value for all: thousands of rows travel as one JSON text, which is as quick to a distant database. */
function seedGames(database: Database, count: number): void {
  const rows = makeGames(count).map(
    ({ title, hot, fresh, rtp = null, ...game }): Insertable<Tables['game']> => ({
      ...game,
      titleCN: title.CN,
      titleEN: title.EN,
      titleAR: title.AR,
      hot: hot ? 1 : 0,
      fresh: fresh ? 1 : 0,
      rtp,
    }),
  )
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first) as (keyof typeof first)[]
  database.run(
    query
      .insertInto('game')
      .columns(columns)
      .expression(
        query
          .selectFrom(sql<{ value: string }>`json_each(${JSON.stringify(rows)})`.as('row'))
          .select(columns.map((column) => sql`value ->> ${sql.lit(column)}`.as(column))),
      ),
  )
}

function seedAnnouncements(database: Database, now: number): void {
  for (const [position, item] of announcements.entries()) {
    const { id, type, category, shownWith, link, image, age } = item
    const row = { id, type, category, shownWith, link, image, position, publishedAt: now - age * hour }
    database.run(query.insertInto('announcement').values(row))
    const texts = textLanguages.map((language) => ({
      id,
      language,
      title: item.title[language],
      content: item.content[language] + demoLabel[language],
    }))
    database.run(query.insertInto('announcementText').values(texts))
  }
}

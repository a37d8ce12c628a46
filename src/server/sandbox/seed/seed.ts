import { announcements } from '../content/announcements'
import { demoLabel } from '../content/announcement'
import type { Database } from '../db/database'
import { text } from '../db/row'
import { textLanguages } from '../language'
import { type Cost, hashPasswordSync } from '../../passwords'
import { demoPassword } from './demoAccounts'
import { makeGames } from './games'
import { accountTypeId, vendors } from './vendors'

/** Raised with every change of the seeds: a data folder of an earlier one gets the new catalogue and keeps its accounts. */
const edition = 2

const hour = 3_600_000

/** Fills the catalogue and the announcements, if they are not there. Answers whether they were written. */
export function seedCatalogue(database: Database, gameCount: number, now: number): boolean {
  const wanted = `${edition}:${gameCount}`
  if (readMeta(database, 'edition') === wanted) return false
  database.transaction(() => {
    database.exec('delete from announcement_text; delete from announcement; delete from game; delete from vendor')
    seedVendors(database)
    seedGames(database, gameCount)
    seedAnnouncements(database, now)
    writeMeta(database, 'edition', wanted)
  })
  return true
}

/** The demo accounts' stored password, made once: it is printed at every start, a salt each would guard nothing. */
export function demoPasswordHash(database: Database, cost?: Cost): string {
  const known = readMeta(database, 'demo-password')
  if (known !== undefined) return known
  const made = hashPasswordSync(demoPassword, cost)
  writeMeta(database, 'demo-password', made)
  return made
}

export function readMeta(database: Database, name: string): string | undefined {
  const row = database.get('select value from meta where name = ?', name)
  return row && text(row, 'value')
}

export function writeMeta(database: Database, name: string, value: string): void {
  database.run(
    'insert into meta (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
    name,
    value,
  )
}

function seedVendors(database: Database): void {
  for (const [index, { code, name, category }] of vendors.entries()) {
    database.run(
      'insert into vendor (code, account_type_id, name, category, position) values (?, ?, ?, ?, ?)',
      code,
      accountTypeId(index),
      name,
      category,
      index,
    )
  }
}

/** One statement for all: rows travel as one JSON text, which is as quick to a distant database. */
function seedGames(database: Database, count: number): void {
  const rows = makeGames(count).map(
    ({ nodeId, gameId, vassalage, category, gameType, title, popularity, hot, fresh, rtp }) => [
      nodeId,
      gameId,
      vassalage,
      category,
      gameType,
      title.CN,
      title.EN,
      title.AR,
      popularity,
      hot ? 1 : 0,
      fresh ? 1 : 0,
      rtp ?? null,
    ],
  )
  const cells = Array.from({ length: 12 }, (_, index) => `value ->> ${index}`).join(', ')
  database.run(
    `insert into game (node_id, game_id, vassalage, category, game_type, title_cn, title_en, title_ar, popularity, hot,
       fresh, rtp) select ${cells} from json_each(?)`,
    JSON.stringify(rows),
  )
}

function seedAnnouncements(database: Database, now: number): void {
  for (const [position, item] of announcements.entries()) {
    const { id, type, category = null, shownWith = null, link = null, image = null, age } = item
    database.run(
      `insert into announcement (id, type, category, shown_with, link, image, position, published_at)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      type,
      category,
      shownWith,
      link,
      image,
      position,
      now - age * hour,
    )
    for (const language of textLanguages) {
      database.run(
        'insert into announcement_text (id, language, title, content) values (?, ?, ?, ?)',
        id,
        language,
        item.title[language],
        item.content[language] + demoLabel[language],
      )
    }
  }
}

import type { Announcement } from '../../../contract/announcements'
import type { Database, Row } from '../db/database'
import { integer, optionalText, text } from '../db/row'
import type { TextLanguage } from '../language'

/** What of a merchant decides whether an announcement concerns it. */
interface Audience {
  readonly categories: readonly string[]
  readonly modules: ReadonlySet<string>
}

export function announcementsOf(
  database: Database,
  type: string,
  language: TextLanguage,
  audience: Audience,
): Announcement[] {
  return database
    .all(
      `select a.*, t.title, t.content from announcement a
       join announcement_text t on t.id = a.id and t.language = ?
       where a.type = ? order by a.position`,
      language,
      type,
    )
    .filter((row) => concerns(optionalText(row, 'shown_with'), audience))
    .map(readAnnouncement)
}

function concerns(shownWith: string | undefined, { categories, modules }: Audience): boolean {
  const [kind, id] = shownWith?.split(':') ?? []
  if (id === undefined) return true
  return kind === 'module' ? modules.has(id) : categories.includes(id)
}

function readAnnouncement(row: Row): Announcement {
  const category = optionalText(row, 'category')
  const link = optionalText(row, 'link')
  const image = optionalText(row, 'image')
  return {
    id: text(row, 'id'),
    title: text(row, 'title'),
    content: text(row, 'content'),
    timestamp: integer(row, 'published_at'),
    ...(category !== undefined && { category }),
    ...(link !== undefined && { link }),
    announcementImages: image === undefined ? [] : [{ url: image }],
  }
}

/** English title of a banner or promotion, which its picture is drawn from. */
export function announcementTitle(database: Database, id: string): string | undefined {
  const row = database.get("select title from announcement_text where id = ? and language = 'EN'", id)
  return row && text(row, 'title')
}

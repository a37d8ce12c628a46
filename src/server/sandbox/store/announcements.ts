import type { Announcement } from '../../../contract/announcements'
import { promotionWidths } from '../content/promotionWidths'
import type { Database } from '../db/database'
import { query } from '../db/query'
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
  const wanted = query
    .selectFrom('announcement as a')
    .innerJoin('announcementText as t', 't.id', 'a.id')
    .select(['a.id', 't.title', 't.content', 'a.publishedAt', 'a.category', 'a.shownWith', 'a.link', 'a.image'])
    .where('t.language', '=', language)
    .where('a.type', '=', type)
    .orderBy('a.position')
  return database
    .all(wanted)
    .filter(({ shownWith }) => concerns(shownWith, audience))
    .map(({ id, title, content, publishedAt, category, link, image }) => ({
      id,
      title,
      content,
      timestamp: publishedAt,
      ...(category !== null && { category }),
      ...(link !== null && { link }),
      announcementImages:
        image === null ? [] : [{ url: image, ...(type === 'PR' && { widths: [...promotionWidths] }) }],
    }))
}

function concerns(shownWith: string | null, { categories, modules }: Audience): boolean {
  const [kind, id] = shownWith?.split(':') ?? []
  if (id === undefined) return true
  return kind === 'module' ? modules.has(id) : categories.includes(id)
}

/** Title of a banner or promotion; the English one is what its picture is drawn from. */
export const announcementTitle = (database: Database, id: string, language: TextLanguage = 'EN'): string | undefined =>
  database.first(
    query.selectFrom('announcementText').select('title').where('id', '=', id).where('language', '=', language),
  )?.title

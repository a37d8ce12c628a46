import { all, kept, vendorsIn } from '../../engine/condition'
import { type Entry, type Slots, entry } from '../../engine/entry'
import { type Category, paths } from '../../site/paths'
import { categoryIcons } from './categoryIcons'

interface CategoryRow {
  /** Its header entry opens the page even where one vendor could start at once (spec §2 Header). */
  readonly landsOnPage?: boolean
  /** Pages below it, which are the same page. */
  readonly aliases?: readonly string[]
  /** Spec §2: lottery pages have the header only. */
  readonly frame?: 'headerOnly'
}

/** Spec §2: rolling, today, hot matches, league. */
const sportsPages = ['rolling', 'today', 'hot', 'league'].map((view) => `${paths.category.SPORTS}/${view}`)

/** The game categories in the order of the specification (spec §2 Header). */
const rows: Readonly<Record<Category, CategoryRow>> = {
  LIVE: { landsOnPage: true },
  SPORTS: { aliases: sportsPages },
  FISH: { landsOnPage: true },
  RNG: {},
  PVP: {},
  ELOTT: { frame: 'headerOnly' },
  LOTT: { frame: 'headerOnly' },
  ESPORTS: {},
  COCKFIGHT: {},
  JACKPOT: {},
  MINI: {},
}
export const categories = Object.keys(rows) as readonly Category[]

const idOf = (category: Category) => category.toLowerCase() as Lowercase<Category>

/** The category has games to show, and the brand shows it. */
export const isThere = (category: Category) => {
  const id = idOf(category)
  return all(vendorsIn(category), kept('header.category', id), kept('page', id))
}

/** What a category puts into the header, and its page: each feature gives those whose page it draws. */
export function categoryEntries(category: Category, load: Slots['page']['load']): readonly Entry[] {
  const { landsOnPage = false, aliases = [], frame = 'full' } = rows[category]
  const id = idOf(category)
  const path = paths.category[category]
  const place = categories.indexOf(category)
  const common = { id, label: `games.category.${id}`, icon: categoryIcons[category] } as const
  return [
    entry('header.category', {
      ...common,
      order: (place + 1) * 10,
      when: all(vendorsIn(category), kept('page', id)),
      props: { category, path, landsOnPage },
    }),
    entry('page', {
      ...common,
      order: 50 + place,
      // a category that the brand hides has no page either
      when: kept('header.category', id),
      props: { path, aliases, frame, load },
    }),
  ]
}

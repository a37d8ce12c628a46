import { all, not, vendorsIn } from '../../engine/condition'
import { type Entry, type Feature, type Slots, entry } from '../../engine/entry'
import { type Category, paths } from '../../site/paths'

interface CategoryRow {
  readonly category: Category
  readonly icon: string
  /** Its header entry opens the page even where one vendor could start at once (spec §2 Header). */
  readonly landsOnPage?: boolean
  /** Spec §2: lottery pages have the header only. */
  readonly frame?: 'headerOnly'
  /** The page, where it is not that of every category. */
  readonly load?: Slots['page']['load']
}

/** The game categories in the order of the specification (spec §2 Header). */
const rows: readonly CategoryRow[] = [
  { category: 'LIVE', icon: 'dices', landsOnPage: true },
  { category: 'SPORTS', icon: 'volleyball' },
  { category: 'FISH', icon: 'fish', landsOnPage: true },
  { category: 'RNG', icon: 'cherry', load: () => import('./hall/HallPage') },
  { category: 'PVP', icon: 'swords' },
  { category: 'ELOTT', icon: 'ticket', frame: 'headerOnly' },
  { category: 'LOTT', icon: 'clover', frame: 'headerOnly' },
  { category: 'ESPORTS', icon: 'gamepad-2' },
]

function entriesOf({ category, icon, landsOnPage = false, frame, load }: CategoryRow, place: number): Entry[] {
  const id = category.toLowerCase()
  const path = paths.category[category]
  const common = { id, label: `games.category.${id}`, icon }
  return [
    entry('header.category', {
      ...common,
      order: (place + 1) * 10,
      when: vendorsIn(category),
      props: { category, path, landsOnPage },
    }),
    entry('page', {
      ...common,
      order: 50 + place,
      props: { path, frame: frame ?? 'full', load: load ?? (() => import('./category/CategoryPage')) },
    }),
  ]
}

export const feature: Feature = {
  id: 'games',
  entries: [
    ...rows.flatMap(entriesOf),
    entry('page', {
      id: 'game',
      order: 90,
      label: 'games.launch.title',
      props: { path: paths.game, frame: 'bare', load: () => import('./launch/GamePage') },
    }),
    // one of the three, by what the platform has
    entry('bottom.bar', {
      id: 'games',
      order: 20,
      when: vendorsIn('RNG'),
      label: 'games.bar.slots',
      icon: 'cherry',
      props: { to: paths.category.RNG },
    }),
    entry('bottom.bar', {
      id: 'gamesLive',
      order: 20,
      when: all(vendorsIn('LIVE'), not(vendorsIn('RNG'))),
      label: 'games.category.live',
      icon: 'dices',
      props: { to: paths.category.LIVE },
    }),
    entry('bottom.bar', {
      id: 'gamesSports',
      order: 20,
      when: all(vendorsIn('SPORTS'), not(vendorsIn('RNG')), not(vendorsIn('LIVE'))),
      label: 'games.category.sports',
      icon: 'volleyball',
      props: { to: paths.category.SPORTS },
    }),
  ],
}

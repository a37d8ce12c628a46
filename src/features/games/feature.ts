import { all, kept, moduleOn, not, signedIn, vendorsIn } from '../../engine/condition'
import { type Entry, type Feature, type Slots, entry } from '../../engine/entry'
import type { IconName } from '../../lib/iconNames'
import { type Category, modals, paths } from '../../site/paths'

interface CategoryRow {
  readonly category: Category
  readonly icon: IconName
  /** Its header entry opens the page even where one vendor could start at once (spec §2 Header). */
  readonly landsOnPage?: boolean
  /** Pages below it, which are the same page. */
  readonly aliases?: readonly string[]
  /** Spec §2: lottery pages have the header only. */
  readonly frame?: 'headerOnly'
  /** The page, where it is not that of every category. */
  readonly load?: Slots['page']['load']
}

/** Spec §2: rolling, today, hot matches, league. */
const sportsPages = ['rolling', 'today', 'hot', 'league'].map((view) => `${paths.category.SPORTS}/${view}`)

const loadLottery = () => import('./lottery/LotteryPage')

/** The game categories in the order of the specification (spec §2 Header). */
const rows: readonly CategoryRow[] = [
  { category: 'LIVE', icon: 'dices', landsOnPage: true },
  { category: 'SPORTS', icon: 'volleyball', aliases: sportsPages, load: () => import('./category/sports/SportsPage') },
  { category: 'FISH', icon: 'fish', landsOnPage: true },
  { category: 'RNG', icon: 'cherry', load: () => import('./hall/HallPage') },
  { category: 'PVP', icon: 'swords' },
  { category: 'ELOTT', icon: 'ticket', frame: 'headerOnly', load: loadLottery },
  { category: 'LOTT', icon: 'clover', frame: 'headerOnly', load: loadLottery },
  { category: 'ESPORTS', icon: 'gamepad-2' },
  { category: 'COCKFIGHT', icon: 'bird' },
  { category: 'JACKPOT', icon: 'gem' },
  { category: 'MINI', icon: 'rocket' },
]

/** Categories whose games are played one by one; lotteries rank by their draws. */
const ranked = rows.map(({ category }) => category).filter((category) => category !== 'LOTT' && category !== 'ELOTT')

const idOf = (category: Category) => category.toLowerCase() as Lowercase<Category>

/** The category has games to show, and the brand shows it. */
const isThere = (category: Category) => {
  const id = idOf(category)
  return all(vendorsIn(category), kept('header.category', id), kept('page', id))
}

function entriesOf(
  { category, icon, landsOnPage = false, aliases = [], frame, load }: CategoryRow,
  place: number,
): Entry[] {
  const id = idOf(category)
  const path = paths.category[category]
  const common = { id, label: `games.category.${id}`, icon } as const
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
      props: { path, aliases, frame: frame ?? 'full', load: load ?? (() => import('./category/CategoryPage')) },
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
    entry('page', {
      id: 'seamless',
      order: 95,
      label: 'games.seamless.title',
      props: { path: paths.seamless, frame: 'full', load: () => import('./category/seamless/SeamlessPage') },
    }),
    entry('category.section', {
      id: 'rank',
      order: 20,
      when: moduleOn('GAMELO3'),
      props: { categories: ranked, load: () => import('./category/rank/RankList') },
    }),
    entry('modal', { id: modals.games, order: 90, props: { load: () => import('./launch/popup/GamePopup') } }),
    // one wallet per vendor: where the money stands, the way home, and what an earlier visit did not finish
    entry('account.balance', {
      id: 'moneyAway',
      order: 10,
      when: moduleOn('FUNDTRANS3'),
      props: { load: () => import('./launch/wallet/MoneyAway') },
    }),
    entry('account.wallets', {
      id: 'bringHome',
      order: 10,
      when: moduleOn('FUNDTRANS3'),
      props: { load: () => import('./launch/wallet/BringHomeButton') },
    }),
    entry('modal', {
      id: modals.wallets,
      order: 95,
      when: all(signedIn, moduleOn('FUNDTRANS3')),
      props: { load: () => import('./launch/wallet/HomeDialog') },
    }),
    entry('signed.in', {
      id: 'openTrips',
      order: 40,
      when: moduleOn('FUNDTRANS3'),
      props: { load: () => import('./launch/wallet/OpenTrips') },
    }),
    // one of the three, by what the platform has
    entry('bottom.bar', {
      id: 'games',
      order: 20,
      when: isThere('RNG'),
      label: 'games.bar.slots',
      icon: 'cherry',
      props: { to: paths.category.RNG },
    }),
    entry('bottom.bar', {
      id: 'gamesLive',
      order: 20,
      when: all(isThere('LIVE'), not(isThere('RNG'))),
      label: 'games.category.live',
      icon: 'dices',
      props: { to: paths.category.LIVE },
    }),
    entry('bottom.bar', {
      id: 'gamesSports',
      order: 20,
      when: all(isThere('SPORTS'), not(isThere('RNG')), not(isThere('LIVE'))),
      label: 'games.category.sports',
      icon: 'volleyball',
      props: { to: paths.category.SPORTS },
    }),
  ],
}

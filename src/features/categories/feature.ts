import { all, moduleOn, not } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { categories, categoryEntries, isThere } from '../../shared/category/categoryEntries'
import { paths } from '../../site/paths'

const load = () => import('./CategoryPage')

/** Categories whose games are played one by one; lotteries rank by their draws. */
const ranked = categories.filter((category) => category !== 'LOTT' && category !== 'ELOTT')

export const feature: Feature = {
  id: 'categories',
  entries: [
    ...(['LIVE', 'FISH', 'PVP', 'ESPORTS', 'COCKFIGHT', 'JACKPOT', 'MINI'] as const).flatMap((category) =>
      categoryEntries(category, load),
    ),
    ...categoryEntries('SPORTS', () => import('./sports/SportsPage')),
    entry('page', {
      id: 'seamless',
      order: 95,
      label: 'games.seamless.title',
      props: { path: paths.seamless, frame: 'full', load: () => import('./seamless/SeamlessPage') },
    }),
    entry('category.section', {
      id: 'rank',
      order: 20,
      when: moduleOn('GAMELO3'),
      props: { categories: ranked, load: () => import('./rank/RankList') },
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

import { all, demo, moduleOn, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { categories, categoryEntries, isThere } from '../../shared/category/categoryEntries'
import { paths } from '../../site/paths'
import { tablesHeights } from './rooms/tablesHeights'

const load = () => import('./CategoryPage')

/** Categories whose games are played one by one; lotteries rank by their draws. */
const ranked = categories.filter((category) => category !== 'LOTT' && category !== 'ELOTT')

export const feature: Feature = {
  id: 'categories',
  entries: [
    ...(['LIVE', 'FISH', 'PVP', 'ESPORTS', 'COCKFIGHT', 'JACKPOT', 'MINI'] as const).flatMap((category) =>
      categoryEntries(category, load),
    ),
    entry('page', {
      id: 'seamless',
      order: 95,
      label: 'games.seamless.title',
      props: { path: paths.seamless, frame: 'full', load: () => import('./seamless/SeamlessPage') },
    }),
    // the platform tells its tables to members alone (spec §7)
    entry('home.section', {
      id: 'tables',
      order: 51,
      when: all(signedIn, not(demo), moduleOn('GAMELO3'), isThere('LIVE')),
      label: 'home.tables.title',
      props: { heights: tablesHeights, load: () => import('./rooms/OpenTables') },
    }),
    entry('category.section', {
      id: 'rank',
      order: 20,
      when: moduleOn('GAMELO3'),
      props: { categories: ranked, load: () => import('./rank/RankList') },
    }),
    // the layout puts the brand's first category in its place
    entry('bottom.bar', {
      id: 'lead',
      order: 20,
      label: 'games.bar.lead',
      icon: 'layout-grid',
      props: { action: 'leadCategory' },
    }),
  ],
}

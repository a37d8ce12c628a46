import { all, moduleOn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { categoryEntries, isThere } from '../../shared/category/categoryEntries'
import { matchesHeights } from './home/matchesHeights'

export const feature: Feature = {
  id: 'sports',
  entries: [
    ...categoryEntries('SPORTS', () => import('./SportsPage')),
    entry('home.section', {
      id: 'matches',
      order: 52,
      when: all(moduleOn('GAMELO3'), isThere('SPORTS')),
      label: 'sports.nextMatches',
      props: { laneOf: 'SPORTS', heights: matchesHeights, load: () => import('./home/NextMatches') },
    }),
  ],
}

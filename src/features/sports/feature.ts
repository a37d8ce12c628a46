import { all, moduleOn, ordered } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { categoryEntries, isThere } from '../../shared/category/categoryEntries'
import { matchesHeights } from './home/matchesHeights'

export const feature: Feature = {
  id: 'sports',
  entries: [
    ...categoryEntries('SPORTS', () => import('./SportsPage')),
    // of brands that lead with sports
    entry('home.section', {
      id: 'matches',
      order: 21,
      when: all(moduleOn('GAMELO3'), isThere('SPORTS'), ordered('home.section', 'matches')),
      label: 'sports.nextMatches',
      props: { heights: matchesHeights, load: () => import('./home/NextMatches') },
    }),
  ],
}

import { all, any, demo, moduleOn, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { categories } from '../../shared/category/categoryEntries'

const known = all(signedIn, not(demo))
/** Categories whose games are played one by one. */
const played = categories.filter((category) => category !== 'LOTT' && category !== 'ELOTT')

const because = { id: 'because', order: 62, when: all(known, moduleOn('GAMELOREC3'), moduleOn('GAMELO3')) } as const
const newGames = {
  id: 'newGames',
  order: 64,
  when: all(known, any(moduleOn('GAMELOREC3'), moduleOn('GAMELOFAV3')), moduleOn('GAMELO3')),
} as const
const loadBecause = () => import('./BecauseYouPlayed')
const loadNewGames = () => import('./NewGames')

export const feature: Feature = {
  id: 'suggestions',
  entries: [
    entry('home.section', { ...because, props: { load: loadBecause } }),
    entry('home.section', { ...newGames, props: { load: loadNewGames } }),
    entry('category.section', {
      ...because,
      order: 12,
      group: 'wide',
      props: { categories: played, load: loadBecause },
    }),
    entry('category.section', {
      ...newGames,
      order: 14,
      group: 'wide',
      props: { categories: played, load: loadNewGames },
    }),
    entry('account.section', {
      id: 'suggestions',
      order: 85,
      when: all(known, any(moduleOn('GAMELOREC3'), moduleOn('GAMELOFAV3'))),
      props: { side: 'end', heights: [160, 165], load: () => import('./SuggestionsSection') },
    }),
  ],
}

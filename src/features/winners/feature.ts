import { type Feature, entry } from '../../engine/entry'
import { paths } from '../../site/paths'

export const feature: Feature = {
  id: 'winners',
  entries: [
    entry('page', {
      id: 'winners',
      order: 47,
      label: 'winners.title',
      icon: 'trophy',
      props: { path: paths.winners, frame: 'full', load: () => import('./WinnersPage') },
    }),
  ],
}

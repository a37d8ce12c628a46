import { all, demo, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'

export const feature: Feature = {
  id: 'bonuses',
  entries: [
    entry('member.menu', {
      id: 'bonusDetails',
      order: 90,
      group: 'rewards',
      when: all(signedIn, not(demo)),
      label: 'bonuses.title',
      icon: 'badge-percent',
      props: { pageKey: 'bonusDetails', load: () => import('./BonusesPage') },
    }),
  ],
}

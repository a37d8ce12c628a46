import { all, demo, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { memberPage } from '../../site/paths'

const common = { when: all(signedIn, not(demo)), label: 'bonuses.title', icon: 'badge-percent' } as const

export const feature: Feature = {
  id: 'bonuses',
  entries: [
    entry('account.menu', { id: 'bonuses', order: 44, ...common, props: { to: memberPage('bonusDetails') } }),
    entry('member.menu', {
      id: 'bonusDetails',
      order: 90,
      group: 'rewards',
      ...common,
      props: { pageKey: 'bonusDetails', load: () => import('./BonusesPage') },
    }),
  ],
}

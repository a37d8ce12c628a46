import { all, demo, moduleOn, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { memberPage } from '../../site/paths'

const common = {
  when: all(signedIn, not(demo), moduleOn('REWCEN3')),
  label: 'rewards.title',
  icon: 'gift',
} as const

export const feature: Feature = {
  id: 'rewards',
  entries: [
    entry('account.menu', {
      id: 'rewards',
      order: 46,
      ...common,
      props: { to: memberPage('rewardCenter'), badge: 'rewards' },
    }),
    entry('member.menu', {
      id: 'rewardCenter',
      order: 100,
      group: 'rewards',
      ...common,
      props: { pageKey: 'rewardCenter', badge: 'rewards', load: () => import('./RewardsPage') },
    }),
  ],
}

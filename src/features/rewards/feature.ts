import { all, demo, moduleOn, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'

export const feature: Feature = {
  id: 'rewards',
  entries: [
    entry('member.menu', {
      id: 'rewardCenter',
      order: 100,
      group: 'rewards',
      when: all(signedIn, not(demo), moduleOn('REWCEN3')),
      label: 'rewards.title',
      icon: 'gift',
      props: { pageKey: 'rewardCenter', badge: 'rewards', load: () => import('./RewardsPage') },
    }),
  ],
}

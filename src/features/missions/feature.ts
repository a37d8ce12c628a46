import { all, demo, moduleOn, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'

export const feature: Feature = {
  id: 'missions',
  entries: [
    entry('member.menu', {
      id: 'missions',
      order: 120,
      group: 'rewards',
      when: all(signedIn, not(demo), moduleOn('REWCEN3')),
      label: 'missions.title',
      icon: 'trophy',
      props: { pageKey: 'missionLeaderboard', badge: 'missions', load: () => import('./MissionsPage') },
    }),
  ],
}

import { all, demo, not, signedIn, upline } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'

export const feature: Feature = {
  id: 'upline',
  entries: [
    entry('member.menu', {
      id: 'transferUpline',
      order: 50,
      when: all(signedIn, not(demo), upline),
      label: 'upline.title',
      icon: 'send',
      group: 'funds',
      props: { pageKey: 'transferUpline', load: () => import('./UplinePage') },
    }),
  ],
}
